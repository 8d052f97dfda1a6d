/**
 * Until a story is there and nothing in it changes from one frame to the next; runs in the page. Translations are fetched when
 * they are asked for, and what came with an answer is drawn after it: without waiting, an empty page would be looked at.
 * What never rests is looked at after a second anyway.
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

  /** Windows stand beside the root. */
  function isDrawn(): boolean {
    return [...document.querySelectorAll('#storybook-root, body > [role], body > [data-radix-portal]')].some(
      (element) => element.childElementCount > 0,
    );
  }
}
