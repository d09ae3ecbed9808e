import { Drawing } from './icon.tsx';

const PATHS = ['M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z', 'M12 7.5V13M12 16.3v.2'];

/** An exclamation mark in a circle, beside a sentence that says what is wrong. */
export function AlertDrawing() {
  return <Drawing paths={PATHS} />;
}
