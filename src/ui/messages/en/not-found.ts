export const notFound = 'Oops! Page not found';
export const returnHome = 'Return to Home';
