import { isEmail } from '../../../domain/accounts/account-calls.ts';

/** What is needed of the library's calls: a schema with the pattern that all its schemas share. */
interface LibraryCalls {
  readonly requestPasswordReset: {
    readonly options: { readonly body: { readonly shape: { readonly email: unknown } } };
  };
}

/**
 * The library checks each e-mail again, with a pattern of its own that refuses `a&b@example.org` and domains such as
 * `xn--p1ai`. From now on it accepts what Clink accepts.
 * @throws if the library's schemas have another form.
 */
export function acceptEmails({ requestPasswordReset }: LibraryCalls): void {
  const { email } = requestPasswordReset.options.body.shape;
  const { pattern } = (email as { _zod: { def: { pattern: unknown } } })._zod.def;
  if (!(pattern instanceof RegExp)) throw new Error('the library checks e-mails in another way');
  Object.defineProperty(pattern, 'test', { value: isEmail, configurable: true });
}
