import { directionOf, type Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';
import { ISOLATES } from '../../../domain/text/isolate.ts';

export interface Sheet {
  /** The couple whose celebration the mail is about. Null if the mail is not about a celebration. */
  readonly couple: string | null;
  readonly opening: string;
  readonly way: { readonly button: string; readonly link: string } | { readonly code: string };
  readonly after: string;
}

/**
 * The colours of src/ui/look/tokens.css, because a mail program loads no style sheet. Each colour of the light theme is
 * followed by its counterpart in the dark theme.
 */
const COLOURS = {
  paper: ['#f9f0e1', '#1b0a19'],
  surface: ['#fffdf9', '#2a1327'],
  ink: ['#35122f', '#fbf0e0'],
  ink2: ['#6d4b63', '#d3b8c4'],
  line: ['#e9dac0', '#472b41'],
  goldInk: ['#7d5712', '#ecca8c'],
  primary: ['#3f1338', '#ecca8c'],
  onPrimary: ['#fffaf5', '#35122f'],
} as const;
type Colour = keyof typeof COLOURS;
const day = (colour: Colour) => COLOURS[colour][0];
const night = (colour: Colour) => COLOURS[colour][1];

const TEXT = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const DISPLAY = 'font-family:Fraunces,Georgia,Times,serif;font-weight:500';

/** Mail programs with a dark theme also support classes. All other programs show the inline colours of the light theme. */
const NIGHT = [
  `.c-paper{background:${night('paper')}!important}`,
  `.c-sheet{background:${night('surface')}!important;border-color:${night('line')}!important}`,
  `.c-ink{color:${night('ink')}!important}.c-ink2{color:${night('ink2')}!important}`,
  `.c-gold{color:${night('goldInk')}!important}.c-line{border-color:${night('line')}!important}`,
  `.c-button{background:${night('primary')}!important;color:${night('onPrimary')}!important}`,
].join('');

/** One ring of the logo. A mail contains no image, because loading the image would reveal who reads the mail. */
const RING = `<span style="display:inline-block;width:15px;height:15px;margin:0 -3px;border:2px solid #c79a45;border-radius:50%;vertical-align:-3px"></span>`;

/** The mail is one `<div>`, because mail programs drop `<html>` and its language. */
export function htmlOf({ couple, opening, way, after }: Sheet, language: Language): string {
  const parts = [
    `<p class="c-ink" style="${DISPLAY};margin:0 0 24px;font-size:20px;color:${day('ink')}">${RING}${RING}&#160; ${PRODUCT_NAME}</p>`,
    ...(couple === null
      ? []
      : [
          `<p class="c-gold" style="${DISPLAY};margin:0 0 8px;font-size:30px;line-height:1.2;color:${day('goldInk')}"><bdi>${inHtml(couple)}</bdi></p>`,
        ]),
    `<p class="c-ink" style="${TEXT};margin:0 0 24px;font-size:17px;line-height:1.5;color:${day('ink')}">${inHtml(opening)}</p>`,
    ...('code' in way ? [codeOf(way.code)] : buttonOf(way)),
    ...(after === ''
      ? []
      : [
          `<p class="c-ink2 c-line" style="${TEXT};margin:24px 0 0;padding:16px 0 0;border-top:1px solid ${day('line')};font-size:14px;line-height:1.5;color:${day('ink2')}">${inHtml(after)}</p>`,
        ]),
  ];
  return [
    `<div lang="${language}" dir="${directionOf(language)}">`,
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${NIGHT}}</style>`,
    `<div class="c-paper" style="padding:24px 12px;background:${day('paper')}">`,
    `<div class="c-sheet" style="max-width:480px;margin:0 auto;padding:28px 24px;border:1px solid ${day('line')};border-radius:20px;background:${day('surface')}">`,
    ...parts,
    '</div>',
    '</div>',
    '</div>',
  ].join('\n');
}

/**
 * The address is repeated below the button, because some programs show no links, and a host may want to see the address first.
 */
function buttonOf({ button, link }: { readonly button: string; readonly link: string }): string[] {
  const address = link.replaceAll('&', '&amp;');
  const look = `display:inline-block;padding:15px 28px;border-radius:14px;background:${day('primary')};font-size:17px;font-weight:600;color:${day('onPrimary')};text-decoration:none`;
  return [
    `<p style="${TEXT};margin:0"><a href="${address}" class="c-button" style="${look}">${button}</a></p>`,
    `<p dir="ltr" class="c-ink2" style="${TEXT};margin:14px 0 0;font-size:13px;line-height:1.4;color:${day('ink2')};word-break:break-all">${address}</p>`,
  ];
}

function codeOf(code: string): string {
  return `<p dir="ltr" class="c-ink" style="${DISPLAY};margin:0;font-size:36px;letter-spacing:6px;color:${day('ink')}"><strong>${code}</strong></p>`;
}

/** All mail programs support `<bdi>`, but only some support the Unicode characters that isolate a name. */
function inHtml(text: string): string {
  const [begin, end] = ISOLATES;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return escaped.replaceAll(begin, '<bdi>').replaceAll(end, '</bdi>');
}
