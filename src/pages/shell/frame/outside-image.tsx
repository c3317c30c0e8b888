import { useState } from "react";

/** An image of another site at a banner's size; it goes away, and `onFail` is called, when it does not load. */
export function OutsideImage({
  src,
  alt,
  className,
  onFail,
}: {
  src: string;
  alt: string;
  className: string;
  onFail?: () => void;
}) {
  const [failed, setFailed] = useState<string | null>(null);
  const fail = () => {
    setFailed(src);
    onFail?.();
  };
  if (failed === src) return null;
  return (
    <img
      src={src}
      alt={alt}
      width={1200}
      height={300}
      referrerPolicy="no-referrer"
      onError={fail}
      // An image of the server's HTML may have failed before this page's script was there to hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) fail();
      }}
      className={className}
    />
  );
}
