import { defineMessages } from '@fursa/shared/i18n/catalogues';

/** The terms. They promise what the product does today and nothing else; whoever changes them moves the date. */
const en = {
  title: 'Terms of Service',
  lead: 'What you can expect from Fursa, and what Fursa expects from you.',
  changed: 'Last changed on 26 November 2026',
  sections: {
    service: {
      title: 'What Fursa is',
      text: 'Fursa helps you find work: you can read job adverts, learn about employers and get help from an assistant. It is free. Fursa is neither an employer nor a recruitment agency, and it is not a party to any contract between you and an employer.',
    },
    account: {
      title: 'Your account',
      items: {
        one: 'Register with your own email address and give true details.',
        password: 'Keep your password to yourself, and tell the operator of this site if somebody else may know it.',
        end: 'You can stop using Fursa at any time, and delete your account under My data.',
      },
    },
    content: {
      title: 'What you enter',
      text: 'Everything you write or upload stays yours. Fursa uses it to give you what you asked for, as the Privacy Policy says. When you apply for a job that was posted on Fursa, its employer sees your name, your email address and your skills, and your CV or a note if you choose to share them.',
    },
    fair: {
      title: 'Fair use',
      text: 'Please do not',
      items: {
        pretend: 'pretend to be somebody else, or post adverts for jobs that do not exist;',
        reports: 'report adverts that you know to be honest;',
        harm: 'upload anything that is unlawful or harms others;',
        attack: "try to see other people's data, get around limits or overload the service.",
      },
      after: 'Accounts that do any of this may be closed.',
    },
    adverts: {
      title: 'Job adverts',
      text: 'Adverts come from employers and from other websites. We do not check every one of them. Anything marked as demo data is invented.',
      items: {
        warning:
          'Adverts with signs of a scam carry an automatic warning. It misses some scams and is sometimes wrong: an advert without a warning is not guaranteed to be safe.',
        report: 'If an advert looks wrong to you, report it so that the operator can look into it.',
        pay: 'Never pay for a job, an interview or a form.',
        check: 'Check who the employer is before you send copies of your ID or your bank details.',
      },
    },
    answers: {
      title: 'Match scores and AI answers',
      text: 'A computer produces them, and they can be wrong. Treat them as hints, check what matters and decide for yourself. They are not legal, financial or career advice, and they do not promise you a job.',
    },
    promise: {
      title: 'What we cannot promise',
      text: 'We try to keep Fursa running and your data safe, but it may fail or change. Keep your own copy of anything important. These terms do not take away any rights the law gives you.',
    },
    law: {
      title: 'Law and changes',
      text: 'Kenyan law applies. When these terms change, the new version appears on this page with its date.',
    },
  },
  notices: {
    title: 'Work by others',
    text: 'Fursa is open source under the MIT licence. It includes work by others, under the licences listed here for each of its parts:',
    shell: 'Fursa itself',
  },
};

export const termsMessages = defineMessages({ en });
