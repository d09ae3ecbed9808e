import * as texts from '#messages/hosts/gate.ts';
import * as shared from '#messages/hosts/hosts.ts';
import * as team from '#messages/hosts/team.ts';
import type { OfferedInvitation } from '../../../domain/hosting/invitation.ts';
import { TextButton } from '../../components/text-button.tsx';
import { useLoaded } from '../acts/use-loaded.ts';
import { CallFault } from '../calls/call.ts';
import { Submit } from '../form/actions.tsx';
import { EmailField, PasswordField, TextField } from '../form/text-field.tsx';
import {
  checkAll,
  emailIsWhole,
  emailOf,
  type Faults,
  nameIsThere,
  passwordIsGood,
  secretOf,
  textOf,
  useForm,
} from '../form/use-form.ts';
import { Gate } from '../shell/gate.tsx';
import { useHost, useHostState, useSendsMail } from '../state/host-context.tsx';
import { ByInvitation } from './by-invitation.tsx';
import { LinksInLog, MailNotice } from './mail-notice.tsx';

/** The form for a new account, if this visitor may sign up. */
export function SignUp({ email }: { email?: string }) {
  const { account, enter, show, endInvitation } = useHost();
  const sendsMail = useSendsMail();
  const invitation = useHostState((state) => state.invitation);
  const invitedEmail = useHostState((state) => state.invitedEmail);
  const offer = useHostState((state) => state.offer);
  const signup = useHostState((state) => state.settings?.signup);
  const { bind, faults, isBusy } = useForm({
    check: (values) => checkAll(values, [nameIsThere, emailIsWhole, isInvited, passwordIsGood('password')]),
    send: signUp,
    explain,
  });

  /** The form checks this, because the server would only say that the invitation is not valid. */
  function isInvited(values: FormData): Faults | null {
    const isOther = invitedEmail !== null && emailOf(values).toLowerCase() !== invitedEmail.toLowerCase();
    return isOther ? { email: texts.invitedAs(invitedEmail) } : null;
  }

  async function signUp(values: FormData) {
    const address = emailOf(values);
    const body = { name: textOf(values, 'name'), email: address, password: secretOf(values, 'password') };
    const { user } = await account.signUp(invitation ? { ...body, invitation } : body);
    // Creating the account uses up an operator's invitation. A co-host's invitation is answered afterwards.
    if (invitedEmail !== null) endInvitation();
    if (user) enter({ user });
    // Without a mail server, no mail would tell the owner of the address.
    else if (invitation && !sendsMail) throw new CallFault('taken');
    else show({ step: 'mail-sent', email: address, why: 'confirm' });
  }

  if (signup === 'off' || (signup === 'invitation' && !invitation)) return <ByInvitation />;
  return (
    <Gate
      title={offer ? texts.createAccount : texts.beTheHost}
      lead={offer ? askedBy(offer) : invitedEmail === null ? texts.beTheHostLead : <InvitedByOperator />}
      scene="card"
      isTall
      couple={offer?.names}
      promise={texts.guestsNeedNone}
      foot={
        <>
          {!invitation && <LinksInLog />}
          <p>
            {texts.haveAccount} <TextButton onClick={() => show(null)}>{shared.signIn}</TextButton>
          </p>
        </>
      }
    >
      {/* Invited hosts need no mail here, so they get no notice about mails. */}
      {!invitation && <MailNotice />}
      <form {...bind}>
        <TextField
          name="name"
          label={shared.yourName}
          hint={texts.otherHostsSeeName}
          autoComplete="name"
          dir="auto"
          fault={faults?.name}
        />
        <EmailField defaultValue={email || (invitedEmail ?? '')} fault={faults?.email} />
        <PasswordField isNew label={shared.password} fault={faults?.password} />
        <Submit faults={faults} isBusy={isBusy}>
          {texts.createMyAccount}
        </Submit>
      </form>
    </Gate>
  );
}

function askedBy({ handsOver, invitedBy }: OfferedInvitation): string {
  return handsOver ? team.handsOverToYou(invitedBy) : team.asksForHand(invitedBy);
}

/** Names the house, if its operator has given it a name. */
function InvitedByOperator() {
  const { call } = useHost();
  const house = useLoaded(() => call('GET /api/house')).value?.house.name;
  return house ? texts.invitedByHouse(house) : texts.invitedByOperator;
}

function explain({ code, field }: CallFault): Faults | null {
  if (code === 'taken') return { email: texts.addressIsTaken };
  if (code === 'not-invited') return { form: texts.invitationSpent };
  if (code === 'signup-off') return { form: texts.noNewHostsLead };
  if (code !== 'invalid') return null;
  if (field === 'email') return { email: shared.emailWrong };
  if (field === 'name') return { name: shared.nameMissing };
  return field === 'password' ? { password: texts.passwordTooEasy } : null;
}
