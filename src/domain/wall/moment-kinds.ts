/** Kinds of moments with a `count` for the whole room. */
export const COUNTING_KINDS = ['waters'] as const;
/** Kinds of moments that name nobody. All guests read them in the same words. */
const NAMELESS_KINDS = [...COUNTING_KINDS, 'midnight'] as const;
/** All kinds of moments (docs/protocol.md#moments). A newer server may send others, which a page leaves out. */
export const MOMENT_KINDS = ['clink', 'first-toast', ...NAMELESS_KINDS] as const;

type MomentKind = (typeof MOMENT_KINDS)[number];
export type Nameless<Moment> = Extract<Moment, { readonly kind: (typeof NAMELESS_KINDS)[number] }>;

export function isNameless<Moment extends { readonly kind: MomentKind }>(moment: Moment): moment is Nameless<Moment> {
  return NAMELESS_KINDS.some((kind) => kind === moment.kind);
}
