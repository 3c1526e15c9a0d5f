/** Whether a GET of the address answers 200 within two seconds. */
export function answersOk(url: string): Promise<boolean>;
