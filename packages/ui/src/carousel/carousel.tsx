import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { cx } from '../class-names/class-names.js';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { IconButton } from '../icon-button/icon-button.js';
import { wantsNoMotion } from '../motion/wants-no-motion.js';
import { CarouselPicker } from './carousel-picker.js';
import { useEmbla } from './use-embla.js';

/** Words of a {@link Carousel}. */
export interface CarouselWords {
  /** Name of the whole: `Photos of this listing`. */
  label: string;
  previous: string;
  next: string;
  /** Name of a slide, and what is read out when it comes: `Photo 2 of 5`. */
  slide: (number: number, count: number) => string;
  /** Name of the button to a slide: `Show photo 2`. */
  show: (number: number) => string;
}

/** Props of {@link Carousel}. */
export interface CarouselProps extends Omit<ComponentProps<'section'>, 'aria-label' | 'children'> {
  /** What its buttons and slides are called, in the reader's language. */
  words: CarouselWords;
  /** Small pictures to choose by, from 640 px on; on phones there are dots. Default: dots everywhere. */
  thumbnails?: readonly ReactNode[];
  /** Another slide came. */
  onSlideChange?: (change: { index: number }) => void;
  /** Shape of the slides, by class: `aspect-square sm:aspect-4/3`. Default that. */
  slideClassName?: string;
  /** One element for each slide. */
  children: ReactNode;
}

/** Pictures one at a time: by swipe, arrows, keys, dots or thumbnails. Embla does the swiping. */
export function Carousel({
  words,
  thumbnails,
  onSlideChange,
  slideClassName = 'aspect-square sm:aspect-4/3',
  className,
  children,
  ...rest
}: CarouselProps): ReactElement {
  const slides = Children.toArray(children);
  const several = slides.length > 1;
  const [viewport, embla] = useEmbla();
  const [shown, setShown] = useState(0);
  /** Where to go as soon as that can be done. */
  const waiting = useRef(0);

  useEffect(() => {
    if (!embla) return;
    const select = () => {
      const index = embla.selectedScrollSnap();
      setShown(index);
      onSlideChange?.({ index });
    };
    embla.on('select', select);
    if (waiting.current > 0) embla.scrollTo(waiting.current, true);
    return () => {
      embla.off('select', select);
    };
  }, [embla, onSlideChange]);

  function goTo(index: number): void {
    if (embla) embla.scrollTo(index, wantsNoMotion());
    else waiting.current = Math.max(0, Math.min(index, slides.length - 1));
  }

  function go(steps: 1 | -1): void {
    goTo((embla ? embla.selectedScrollSnap() : waiting.current) + steps);
  }

  function key(event: KeyboardEvent<HTMLElement>): void {
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(event.key === onward ? 1 : -1);
  }

  return (
    <section
      data-slot="carousel"
      aria-roledescription="carousel"
      aria-label={words.label}
      className={cx('grid min-w-0 gap-3', className)}
      {...rest}
    >
      <div className="relative">
        <div
          ref={viewport}
          data-slot="carousel-viewport"
          {...(several ? { tabIndex: 0, role: 'group', 'aria-label': words.label, onKeyDown: key } : {})}
          className="overflow-hidden rounded-card bg-fill"
        >
          <div className="flex touch-pan-y">
            {slides.map((slide, index) => (
              <div
                key={index}
                data-slot="slide"
                role="group"
                aria-roledescription="slide"
                aria-label={words.slide(index + 1, slides.length)}
                aria-hidden={index !== shown}
                inert={index !== shown}
                className={cx('min-w-0 flex-[0_0_100%]', slideClassName)}
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
        {several ? (
          <>
            <span className="absolute start-2 top-1/2 -translate-y-1/2">
              <IconButton
                variant="photo"
                label={words.previous}
                disabled={shown === 0}
                onClick={() => go(-1)}
              >
                <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
              </IconButton>
            </span>
            <span className="absolute end-2 top-1/2 -translate-y-1/2">
              <IconButton
                variant="photo"
                label={words.next}
                disabled={shown === slides.length - 1}
                onClick={() => go(1)}
              >
                <ChevronRight aria-hidden className="rtl:-scale-x-100" />
              </IconButton>
            </span>
          </>
        ) : null}
      </div>
      {several ? (
        <>
          <span role="status" className="sr-only">
            {words.slide(shown + 1, slides.length)}
          </span>
          <CarouselPicker {...{ shown, thumbnails }} count={slides.length} label={words.show} onPick={goTo} />
        </>
      ) : null}
    </section>
  );
}
