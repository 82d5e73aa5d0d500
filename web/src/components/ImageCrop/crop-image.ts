/** A part of a picture, in its own pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Quality of the JPEG that a crop makes, 0 to 1. */
const QUALITY = 0.8;
/** No picture of a team is shown larger, on any screen. */
const LARGEST = 512;

/** The size to draw the area in: its own, but no side longer than `LARGEST` pixels. */
export const targetSize = ({ width, height }: Area): { width: number; height: number } => {
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
};

/** `cover.png` becomes `cover.jpg`. */
export const jpegName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'image'}.jpg`;

/**
 * The area of a picture as a JPEG of its own; what is transparent becomes white.
 * @throws Error where the browser can't read or draw the picture
 */
export const cropImage = async (file: File, area: Area): Promise<File> => {
  const picture = await createImageBitmap(file);
  try {
    const { width, height } = targetSize(area);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas to draw on');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    if (!blob) throw new Error('the picture was not drawn');
    return new File([blob], jpegName(file.name), { type: 'image/jpeg' });
  } finally {
    picture.close();
  }
};
