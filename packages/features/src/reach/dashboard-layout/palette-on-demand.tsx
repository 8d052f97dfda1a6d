import { useEffect, useEffectEvent, useState } from 'react';
import { useOnDemand } from '../../shared/hooks/use-on-demand.js';

const loadPalette = () => import('../command-palette/member-palette.js');

/** Listens to ⌘K and Ctrl+K. The palette loads when it first opens; the same keys close it. */
export function PaletteOnDemand() {
  const { part, want } = useOnDemand(loadPalette);
  const [open, setOpen] = useState(false);
  const onPress = useEffectEvent((event: KeyboardEvent) => {
    const isMod = (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
    if (!isMod || event.key.toLowerCase() !== 'k' || event.defaultPrevented) return;
    // Browsers would focus their own search.
    event.preventDefault();
    want();
    setOpen(!open);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onPress(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return part === null ? null : <part.MemberPalette open={open} onOpenChange={setOpen} />;
}
