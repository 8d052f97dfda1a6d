import { Button, type ButtonProps } from '@campushive/ui/button';
import { useMessages } from '../kernel/index.js';
import { sharedCatalogue } from './shared.catalogue.js';

/** Button to load failed content again. */
export function RetryButton(props: Omit<ButtonProps, 'children'>) {
  const t = useMessages(sharedCatalogue);
  return <Button {...props}>{t.retry}</Button>;
}
