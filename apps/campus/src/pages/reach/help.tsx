export { HelpScreen as default } from '@campushive/features/help';
