export const name = 'Français';
export const cheers = 'Santé\u202f!';
