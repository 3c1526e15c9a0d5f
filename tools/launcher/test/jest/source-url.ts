/** Where the Rolefit that all end-to-end tests share says that its source is. */
export const sourceUrl = 'https://code.example.com/rolefit';
