import type { Language } from '../../../domain/languages.ts';
import { PRODUCT_NAME } from '../../../domain/product.ts';

export const language = 'pt' satisfies Language;
/** It also decides plurals: zero is plural in 'pt-PT' ('0 bebidas'), and singular in 'pt'. */
export const locale = 'pt-PT';
export const pageTitle = (name: string) => `${name} · ${PRODUCT_NAME}`;
export const description = 'A tua festa, copo a copo! Aponta o que bebes e segue o ranking em direto.';
export const noScript = `O ${PRODUCT_NAME} precisa de JavaScript para contar as tuas bebidas. Ativa-o e volta a carregar a página.`;

export const tooOld = (oldest: readonly string[]) =>
  `Este navegador é demasiado antigo para o ${PRODUCT_NAME}. Atualiza-o ou abre esta página noutro mais recente. É preciso, pelo menos, ${new Intl.ListFormat(locale, { type: 'disjunction' }).format(oldest)}.`;
export const notLoaded = `Não foi possível carregar o ${PRODUCT_NAME}. Verifica a rede e tenta outra vez.`;
export const broken = 'Ups, algo correu mal nesta página. Volta a carregá-la.';
export const stillLoading = `O ${PRODUCT_NAME} vem a caminho. Se não chegar, tenta outra vez.`;
export const loadAgain = 'Carregar de novo';
