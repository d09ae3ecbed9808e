const CODE = /\/assets\/[^/]+\.(?:js|css)$/;

/**
 * Loads the code again past the HTTP cache. A bad answer may stay in that cache for a year, and a reload does not
 * replace it.
 */
export function refetchCode(): void {
  const observer = new PerformanceObserver((list) => {
    observer.disconnect();
    const code = new Set(list.getEntries().flatMap(({ name }) => (CODE.test(name) ? name : [])));
    for (const url of code) refetch(url).catch(() => undefined);
  });
  observer.observe({ type: 'resource', buffered: true });
}

async function refetch(url: string): Promise<void> {
  const stored = await fetch(url, { cache: 'force-cache' });
  if (stored.headers.get('content-type')?.startsWith('text/html')) await fetch(url, { cache: 'reload' });
}
