export const thankYou = 'Thank you for your help';
export const noLongerHost = (names: string) =>
  `You are no longer a host at ${names}'s. As a guest you are as welcome as before.`;
export const notYours = 'No such celebration';
export const notYoursLead = 'It has been deleted, or you are not one of its hosts.';
