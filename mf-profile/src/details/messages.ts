import { defineMessages } from '@fursa/shared/i18n/catalogues';

const en = {
  title: 'Work you want',
  lead: 'All optional. Everything except the pay goes on the CV you make from this profile.',
  fields: {
    county: 'County',
    workWanted: 'Work you are looking for',
    availableFrom: 'Available from',
    payExpected: 'Pay you expect, in KES a month',
    phone: 'Phone number',
  },
  help: {
    county: 'It tells employers on your CV how far you live from the job.',
    workWanted: 'Such as "Cashier or shop assistant". It is the first thing employers read on your CV.',
    availableFrom: 'Employers often ask when you can start.',
    payExpected: 'Such as 35,000. Only you see it. Have a figure ready for when an employer asks.',
    phone: 'Such as 0712 345 678. Many employers call before they write.',
  },
  noCounty: 'Choose a county',
  notADate: 'Enter a full date between 2000 and 2100, such as 2026-12-31.',
  notPay: 'Enter a whole number of shillings below 100 million, such as 35,000.',
  notPhone: 'Enter a phone number such as 0712 345 678, or one that begins with + and a country code.',
  loadFailed: 'We could not load this part of your profile.',
  loadFailedAdvice: 'You can fill in and save the rest.',
};

export type WorkMessages = typeof en;

export const workMessages = defineMessages({ en });
