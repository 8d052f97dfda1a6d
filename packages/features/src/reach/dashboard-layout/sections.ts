import {
  BriefcaseBusiness,
  Heart,
  HeartHandshake,
  Hexagon,
  CircleQuestionMark,
  House,
  MessageCircle,
  Plus,
  ReceiptText,
  ShieldCheck,
  Tag,
  Settings,
  UserRound,
  Ticket,
  type LucideIcon,
} from 'lucide-react';
import type { Destination } from '../../kernel/index.js';
import type { DashboardLayoutMessages } from './dashboard-layout.messages.js';

/** Sections of the dashboard, as named in its navigation. */
export type Section =
  | 'dashboard'
  | 'hives'
  | 'post'
  | 'messages'
  | 'payments'
  | 'favorites'
  | 'services'
  | 'myListings'
  | 'myWork'
  | 'moderation'
  | 'profile'
  | 'settings'
  | 'tickets'
  | 'help'
  | 'other';

/** Link of the dashboard's navigation. `label` is the key of its text. */
export interface SectionLink {
  readonly section: Section;
  readonly to: Destination;
  readonly icon: LucideIcon;
  readonly label: keyof DashboardLayoutMessages &
    (
      | 'dashboard'
      | 'hives'
      | 'messages'
      | 'transactions'
      | 'favorites'
      | 'services'
      | 'myListings'
      | 'myWork'
      | 'moderation'
      | 'tickets'
      | 'help'
      | 'home'
      | 'post'
      | 'profile'
      | 'settings'
    );
}

/** Entries of the sidebar and the sheet, in order. */
export const SIDEBAR: readonly SectionLink[] = [
  { section: 'dashboard', to: { to: 'dashboard' }, icon: House, label: 'dashboard' },
  { section: 'profile', to: { to: 'profile' }, icon: UserRound, label: 'profile' },
  { section: 'hives', to: { to: 'hives' }, icon: Hexagon, label: 'hives' },
  { section: 'messages', to: { to: 'messages' }, icon: MessageCircle, label: 'messages' },
  { section: 'payments', to: { to: 'payments' }, icon: ReceiptText, label: 'transactions' },
  { section: 'myListings', to: { to: 'myListings' }, icon: Tag, label: 'myListings' },
  { section: 'myWork', to: { to: 'myWork' }, icon: BriefcaseBusiness, label: 'myWork' },
];

/** Entries under Discover, in order. */
export const DISCOVER: readonly SectionLink[] = [
  { section: 'favorites', to: { to: 'favorites' }, icon: Heart, label: 'favorites' },
  { section: 'services', to: { to: 'services' }, icon: HeartHandshake, label: 'services' },
  { section: 'tickets', to: { to: 'tickets' }, icon: Ticket, label: 'tickets' },
];

/** Entries for moderators and admins only. */
export const TEAM: readonly SectionLink[] = [
  { section: 'moderation', to: { to: 'moderation' }, icon: ShieldCheck, label: 'moderation' },
];

/** Entries under Settings, in order. Log out follows them. */
export const SETTINGS: readonly SectionLink[] = [
  { section: 'settings', to: { to: 'settings' }, icon: Settings, label: 'settings' },
  { section: 'help', to: { to: 'help' }, icon: CircleQuestionMark, label: 'help' },
];

/** Entries of the phone's bottom bar, in order. You follows them and opens the sheet. */
export const BOTTOM_BAR: readonly SectionLink[] = [
  { section: 'dashboard', to: { to: 'dashboard' }, icon: House, label: 'home' },
  { section: 'hives', to: { to: 'hives' }, icon: Hexagon, label: 'hives' },
  { section: 'post', to: { to: 'post' }, icon: Plus, label: 'post' },
  { section: 'messages', to: { to: 'messages' }, icon: MessageCircle, label: 'messages' },
];
