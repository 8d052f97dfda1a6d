/**
 * Waits until a story is rendered and nothing in it changes from one frame to the next; runs in the page. Translations and data load on
 * demand and render later, so a check without waiting would see an empty page. Stops waiting after 60 frames, about a second.
 */
export async function settled(): Promise<void> {
  const LONGEST = 60;
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  for (let frame = 0; frame < LONGEST && (changed || !isDrawn()); frame++) {
    changed = false;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  observer.disconnect();

  /** Returns true once the story's root or an overlay next to it has content. */
  function isDrawn(): boolean {
    return [...document.querySelectorAll('#storybook-root, body > [role], body > [data-radix-portal]')].some(
      (element) => element.childElementCount > 0,
    );
  }
}
