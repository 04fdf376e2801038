import { useCallback } from 'react';
import { sourcesOf } from './PictureView.ts';
import type { PictureView } from './PictureView.ts';

interface PictureImageProps {
  view: PictureView;
  alt: string;
  sizes: string;
  isPriority: boolean;
  onFail: (src: string) => void;
}

/** The `<picture>` of one view. Part of `Picture`. */
export function PictureImage({ view, alt, sizes, isPriority, onFail }: PictureImageProps) {
  const { src, width, height } = view;
  // A picture that failed before hydration sends no more error event.
  const checkLoaded = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc) onFail(src);
    },
    [src, onFail],
  );
  return (
    <picture>
      {sourcesOf(view).map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img
        ref={checkLoaded}
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding={isPriority ? 'sync' : 'async'}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        onError={() => onFail(src)}
      />
    </picture>
  );
}
