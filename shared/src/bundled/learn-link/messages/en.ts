import { createFormats } from '@fursa/shared/i18n/format';

const { number } = createFormats('en');

export const en = {
  learn: (title: string, others: number) =>
    others === 0 ? `Learn it: ${title}` : `Learn it: ${title} and ${number(others)} more`,
};
