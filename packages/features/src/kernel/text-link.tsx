import { Link as KitLink, type LinkProps as KitLinkProps } from '@campushive/ui/link';
import { Link, type LinkProps } from './link.js';

type Looks = Pick<KitLinkProps, 'standalone'>;
type Inside = Looks & LinkProps & { href?: never };
type Outside = Looks & Omit<KitLinkProps, 'asChild' | 'href'> & { href: string; to?: never };

/** Props of {@link TextLink}: a destination of the app, or the address of another site. */
export type TextLinkProps = Inside | Outside;

/** Link with the kit's styles. {@link Link} is the unstyled version, for wrapping a card or a button. */
export function TextLink({ standalone = false, ...props }: TextLinkProps) {
  if (props.to === undefined) return <KitLink standalone={standalone} {...props} />;
  return (
    <KitLink standalone={standalone} asChild>
      <Link {...props} />
    </KitLink>
  );
}
