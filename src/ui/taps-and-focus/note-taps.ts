/**
 * Notes on the page whether the guest used a finger or a mouse last. After a tap WebKit shows a focus ring on elements
 * that a script focuses (src/ui/look/base.css). Returns a function that stops this.
 */
export function noteTaps(): () => void {
  const { dataset } = document.documentElement;
  const tapped = () => {
    dataset.tapped = '';
  };
  const typed = () => {
    delete dataset.tapped;
  };
  addEventListener('pointerdown', tapped, true);
  addEventListener('keydown', typed, true);
  return () => {
    removeEventListener('pointerdown', tapped, true);
    removeEventListener('keydown', typed, true);
    typed();
  };
}
