/** RFC 6749, 4.1.2.1 and 5.2, and OpenID Connect Core, 3.1.2.6. */
const OAUTH_ERRORS: ReadonlySet<string> = new Set([
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'invalid_client',
  'invalid_grant',
  'invalid_request',
  'invalid_request_object',
  'invalid_request_uri',
  'invalid_scope',
  'login_required',
  'registration_not_supported',
  'request_not_supported',
  'request_uri_not_supported',
  'server_error',
  'temporarily_unavailable',
  'unauthorized_client',
  'unsupported_grant_type',
  'unsupported_response_type',
]);

/** Returns the error if a standard defines it. Any other text may come from a stranger, and must not be logged. */
export function oauthErrorOf(error: string): string {
  return OAUTH_ERRORS.has(error) ? error : 'an error that no standard names';
}
