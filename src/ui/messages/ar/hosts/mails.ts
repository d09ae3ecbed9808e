import { isolate } from '../../../../domain/text/isolate.ts';
import type { MailWords } from '../../forms/mail-words.ts';

export const mails: MailWords = {
  locale: 'ar-u-nu-latn',
  linkIsGood: (span) => `يبقى الرابط صالحًا لمدة ${span}.`,
  linkWorksOnce: (span) => `يبقى الرابط صالحًا لمدة ${span}، ويعمل مرة واحدة.`,
  codeWorksOnce: (span) => `يبقى صالحًا لمدة ${span}، ويعمل مرة واحدة.`,
  ignore: 'إن لم يكن هذا منك، فيمكنك تجاهل هذه الرسالة. لن يحدث شيء.',
  ignoreInvitation: 'إن لم تكن هذه الدعوة لك، فيمكنك تجاهل هذه الرسالة. لن يحدث شيء.',
  confirmation: {
    subject: 'تأكيد عنوانك',
    opening: 'يريد أحدهم استخدام هذا العنوان لحساب مضيف.',
    button: 'تأكيد عنواني',
  },
  knownAddress: {
    subject: 'لديك حساب بالفعل',
    opening: 'أراد أحدهم إنشاء حساب بهذا العنوان.',
    button: 'تسجيل الدخول',
    after: 'لهذا العنوان حساب بالفعل. إن نسيت كلمة المرور، فيمكنك طلب كلمة مرور جديدة هناك.',
  },
  recovery: {
    subject: 'كلمة مرور جديدة',
    opening: 'طلب أحدهم كلمة مرور جديدة لحسابك.',
    button: 'اختيار كلمة مرور جديدة',
  },
  newPassword: {
    subject: 'تغيّرت كلمة مرورك',
    opening: 'تغيّرت كلمة المرور لحسابك.',
    button: 'فتح حسابي',
    after: 'إن لم يكن هذا منك، فيُرجى اختيار كلمة مرور جديدة حالًا بالضغط على «نسيت كلمة المرور؟» في تلك الصفحة.',
  },
  passkey: {
    subject: 'مفتاح مرور يفتح حسابك',
    opening: 'أُضيف مفتاح مرور إلى حسابك.',
    button: 'فتح حسابي',
    after: 'إن لم يكن هذا منك، فيُرجى إزالته هناك واختيار كلمة مرور جديدة.',
  },
  changes: {
    passkeyRemoved: { subject: 'أُزيل مفتاح مرور', opening: 'أُزيل مفتاح مرور من حسابك.' },
    houseConnected: {
      subject: 'رُبط حساب آخر بحسابك',
      opening: 'رُبط حساب آخر بحسابك، وصار يفتحه أيضًا.',
    },
    houseDisconnected: {
      subject: 'فُكّ ربط حساب آخر بحسابك',
      opening: 'لم يعد ذلك الحساب مرتبطًا بحسابك، ولم يعد يفتحه.',
    },
    secondStepOn: { subject: 'الخطوة الثانية مفعّلة', opening: 'فُعّلت الخطوة الثانية لحسابك.' },
    secondStepOff: { subject: 'الخطوة الثانية متوقفة', opening: 'أُوقفت الخطوة الثانية لحسابك.' },
    newRecoveryCodes: {
      subject: 'رموز استرداد جديدة',
      opening: 'أُنشئت رموز استرداد جديدة لحسابك. ولم تعد الرموز القديمة تعمل.',
    },
  },
  othersStillOpen:
    'ما زالت مفاتيح مرورك، وأي حساب آخر مرتبط، تفتح حسابك. إن لم يكن شيء منها لك، فيُرجى إزالته من «حسابي».',
  newAddress: {
    subject: 'لحسابك عنوان آخر',
    opening: 'تغيّر عنوان حسابك.',
    button: 'فتح Clink',
    after: 'لن تصل الرسائل إلى هنا بعد الآن. إن لم يكن هذا منك، فيُرجى إخبار من يدير Clink هذا حالًا.',
  },
  invitation: {
    subject: 'دعوة لاستضافة حفلك',
    opening: 'يدعوك من يدير Clink هذا إلى إنشاء حساب.',
    button: 'إنشاء حسابي',
  },
  coHost: {
    subject: 'هل تسرّك المساعدة في الحفل؟',
    asks: (host, couple) => `وصلك طلب من ${isolate(host)} للمساعدة في حفل ${isolate(couple)}.`,
    asksForSomeCouple: (host) => `وصلك طلب من ${isolate(host)} للمساعدة في أحد الحفلات.`,
    someHostAsks: (couple) => `وصلك طلب من أحد المضيفين للمساعدة في حفل ${isolate(couple)}.`,
    someHostAsksForSomeCouple: 'وصلك طلب من أحد المضيفين للمساعدة في أحد الحفلات.',
    button: 'من صاحب الطلب؟',
  },
  handOver: {
    subject: 'هل يسرّك تسلّم حفل؟',
    hands: (host) => `يودّ ${isolate(host)} تسليمك هذا الحفل.`,
    someHostHands: 'يودّ أحد المضيفين تسليمك هذا الحفل.',
    button: 'الاطّلاع على الحفل',
  },
  recap: {
    subject: 'ملخّص الأمسية',
    opening: 'ملخّص الأمسية جاهز.',
    button: 'عرض الملخّص',
  },
  code: { subject: 'رمز الدخول', opening: 'رمزك لتسجيل الدخول:' },
};
