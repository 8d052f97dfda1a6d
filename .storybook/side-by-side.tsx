import { type ReactElement, useState } from 'react';

const LANGUAGES = { en: 'English', fr: 'Français', es: 'Español' } as const;
const LOOKS = [
  { theme: 'light', width: 360, height: 740 },
  { theme: 'dark', width: 360, height: 740 },
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 1280, height: 800 },
] as const;
/** Width of a scaled frame, in px. */
const DRAWN = 220;

interface Shown {
  readonly id: string;
  readonly name: string;
}

/** A story of a screen in both themes, on a phone and a laptop, in each language. Each frame is a page, so frames load on demand. */
export function SideBySide({ stories }: { stories: readonly Shown[] }): ReactElement {
  const [open, setOpen] = useState(false);
  const [id, setId] = useState(stories[0]?.id ?? '');
  return (
    <>
      <h2>Side by side</h2>
      <details className="docs-side" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Light and dark, 360 and 1280 px, in English, French and Spanish</summary>
        <label>
          Story{' '}
          <select value={id} onChange={({ target }) => setId(target.value)}>
            {stories.map((story) => (
              <option key={story.id} value={story.id}>
                {story.name}
              </option>
            ))}
          </select>
        </label>
        {open ? <Frames id={id} /> : null}
      </details>
    </>
  );
}

function Frames({ id }: { id: string }): ReactElement {
  return (
    <div className="docs-frames">
      {Object.entries(LANGUAGES).flatMap(([locale, language]) =>
        LOOKS.map(({ theme, width, height }) => {
          const src = `iframe.html?id=${id}&viewMode=story&globals=theme:${theme};locale:${locale}`;
          const scale = DRAWN / width;
          return (
            <figure key={src}>
              <div style={{ width: DRAWN, height: height * scale }}>
                {/* Inert, so that its content takes no focus from this page. */}
                <iframe
                  title={`${language}, ${theme}, ${width} px`}
                  src={src}
                  loading="lazy"
                  inert
                  style={{ width, height, transform: `scale(${scale})` }}
                />
              </div>
              <figcaption>
                <a href={`?path=/story/${id}&globals=theme:${theme};locale:${locale}`} target="_top">
                  {language}, {theme}, {width} px
                </a>
              </figcaption>
            </figure>
          );
        }),
      )}
    </div>
  );
}
