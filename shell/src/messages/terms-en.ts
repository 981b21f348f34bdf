/** The terms. They promise what the product does today and nothing else; whoever changes them moves the date. */
export const termsEn = {
  title: 'Terms of Service',
  lead: 'What you can expect of Fursa, and what Fursa expects of you.',
  changed: 'Last changed on 22 November 2026',
  sections: {
    service: {
      title: 'What Fursa is',
      text: 'Fursa helps you find work: you can read job adverts, learn about employers, and get help from an assistant. Using it costs you nothing. Fursa is not an employer and not a recruitment agency, and it is no party to any contract between you and an employer.',
    },
    account: {
      title: 'Your account',
      items: {
        one: 'Register with an e-mail address of your own, and give details that are true.',
        password: 'Keep your password to yourself. Tell whoever runs this installation if somebody else may know it.',
        end: 'You can stop using Fursa at any time, and ask for your account to be deleted.',
      },
    },
    content: {
      title: 'What you enter',
      text: 'Everything you write or upload stays yours. Fursa uses it to give you what you asked for, as the Privacy Policy says. When you apply for a job that was posted on Fursa, its employer sees your name, your e-mail address and your skills.',
    },
    fair: {
      title: 'Fair use',
      text: 'Please do not',
      items: {
        pretend: 'pretend to be somebody else, or post adverts for jobs that do not exist;',
        reports: 'report adverts against better knowledge;',
        harm: 'upload anything that is unlawful or harms others;',
        attack: 'try to see data of other people, to get round limits, or to overload the service.',
      },
      after: 'Accounts that do may be closed.',
    },
    adverts: {
      title: 'Job adverts',
      text: 'Adverts come from employers and from other websites. We do not check every one of them. What is marked as demo data is invented.',
      items: {
        warning:
          'Where a computer finds signs of a scam in an advert, it shows a warning. It misses some and is sometimes wrong: no warning is no promise.',
        report: 'Report an advert that looks wrong to you, so that whoever runs Fursa can look at it.',
        pay: 'Never pay for a job, an interview or a form.',
        check: 'Check who the employer is before you send copies of your ID or your bank details.',
      },
    },
    answers: {
      title: 'Scores and answers of the assistant',
      text: 'They are made by a computer and can be wrong. Take them as hints, check what matters, and decide yourself. They are no legal, financial or career advice, and no promise of a job.',
    },
    promise: {
      title: 'What we cannot promise',
      text: 'We try to keep Fursa running and your data safe, but it may fail or change. Keep your own copy of what matters to you. Rights that the law gives you stay as they are.',
    },
    law: {
      title: 'Law and changes',
      text: 'The law of Kenya applies. When these terms change, the new ones are on this page, with their date.',
    },
  },
  notices: {
    title: 'Work of others',
    text: 'Fursa is open source under the MIT licence. It contains work of others, under the licences named here for each of its parts:',
    shell: 'Fursa itself',
  },
};
