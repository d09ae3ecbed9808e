export const yourOwnPace = 'إيقاعك أنت هو الإيقاع المناسب.';
export const tellMeWhen = 'نبّهني عندما أبلغ…';
export const noLimit = 'إيقاف';
export const limitIs = (drinks: number) => `${drinks} بالكحول`;
export const wantedToStop = 'هذا هو المشروب الذي أردت التوقف عنده.';
