export const en = {
  title: 'Work you want',
  lead: 'All of it is optional. It stands on the CV that you can make from this profile, except for the pay.',
  fields: {
    county: 'County',
    workWanted: 'Work you are looking for',
    availableFrom: 'Available from',
    payExpected: 'Pay you expect, in KES a month',
    phone: 'Phone number',
  },
  help: {
    county: 'Employers can see how far you live from the work.',
    workWanted: 'Such as "Cashier or shop assistant". Employers see at once what you want.',
    availableFrom: 'It answers what employers often ask first: when you can start.',
    payExpected: 'Such as 35,000. Only you see it, so that you have a figure ready when somebody asks.',
    phone: 'Such as 0712 345 678. Many employers call before they write.',
  },
  noCounty: 'Choose a county',
  notADate: 'Enter a whole date between the years 2000 and 2100, such as 2026-12-31.',
  notPay: 'Enter a whole number of shillings below 100 million, such as 35,000.',
  notPhone: 'Enter a phone number such as 0712 345 678, or one that begins with + and the number of its country.',
  loadFailed: 'We could not load this part of your profile.',
  loadFailedAdvice: 'You can fill in and save the rest.',
};
