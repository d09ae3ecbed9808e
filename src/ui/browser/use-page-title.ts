import { useEffect } from 'react';
import { pageTitle } from '#messages/page.ts';
import { PRODUCT_NAME } from '../../domain/product.ts';

/** While a screen is open, the title of the page names it. Otherwise it is the product's name. */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = pageTitle(name);
    return () => {
      document.title = PRODUCT_NAME;
    };
  }, [name]);
}
