import type { Page } from '@playwright/test';
import readQr from 'jsqr';

/** The horizontal angle of view of a phone's main camera, whose video is 1920 pixels wide. */
const LENS_DEGREES = 69;
const VIDEO_PIXELS = 1_920;
const METRES_AN_INCH = 0.0254;
const BLUR_PIXELS = 0.5;

/** The text of the QR code that a phone can read on a screen of this size from this distance. Null if it cannot. */
export async function readFromAfar(wall: Page, inches: number, metres: number): Promise<string | null> {
  const seen = 2 * metres * Math.tan((LENS_DEGREES / 2) * (Math.PI / 180));
  const { width: across, height: down } = wall.viewportSize() ?? { width: 16, height: 9 };
  const metresWide = (inches * METRES_AN_INCH * across) / Math.hypot(across, down);
  const width = Math.round((VIDEO_PIXELS / seen) * metresWide);
  const picture = (await wall.screenshot()).toString('base64');
  const blank = await wall.context().newPage();
  const { data, side } = await blank.evaluate(blurredPicture, { picture, width, blur: BLUR_PIXELS });
  await blank.close();
  return readQr(Uint8ClampedArray.from(data), side.width, side.height)?.data ?? null;
}

/** Runs in a page. Draws the screenshot as small as the camera sees it, blurred and on a grey background. */
async function blurredPicture({ picture, width, blur }: { picture: string; width: number; blur: number }) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const height = Math.round((width * image.height) / image.width);
  const side = { width: width + 80, height: height + 80 };
  const canvas = Object.assign(document.createElement('canvas'), side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#333';
  context.fillRect(0, 0, side.width, side.height);
  context.imageSmoothingQuality = 'high';
  context.filter = `blur(${blur}px)`;
  context.drawImage(image, 40, 40, width, height);
  return { data: Array.from(context.getImageData(0, 0, side.width, side.height).data), side };
}
