export const codeOf = async (answer: Response) => [answer.status, (await answer.json()).code];
