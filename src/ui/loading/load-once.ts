/** Loads at the first call and never again. A failure stays too (src/ui/loading/missing-code.ts). */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load();
    return loading;
  };
}
