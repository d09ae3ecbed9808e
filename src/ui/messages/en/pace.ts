/** Below the slider, when 'Catch Up' is chosen. */
export const yourOwnPace = 'Your own pace is the right one.';

/** The label of a list with the choices 'Off' and numbers of drinks. */
export const tellMeWhen = 'Tell me when I’ve had …';
/** The first choice in the list of limits. */
export const noLimit = 'Off';
export const limitIs = (drinks: number) => `${drinks} with alcohol`;
/** Below the question whether to add the drink that reaches the limit. */
export const wantedToStop = 'This is the one you wanted to stop at.';
