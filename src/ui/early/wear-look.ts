/**
 * Adds the style of a look (src/domain/look/look-style.ts) to the page's own, as its last rule. A damaged style is none.
 */
export function wearLook(style: string): void {
  const sheet = document.styleSheets[0];
  try {
    if (style) sheet?.insertRule(style, sheet.cssRules.length);
  } catch {
    // The page is as usual.
  }
}
