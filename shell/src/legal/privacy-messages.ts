import { defineMessages } from '@fursa/shared/i18n/catalogues';

/**
 * The privacy policy. It describes what the code does: whoever stores more, or passes it on to somebody else, says so here
 * in the same change, and moves the date.
 */
const en = {
  title: 'Privacy Policy',
  lead: 'What Fursa knows about you, why, where it is kept and for how long, and what you can ask for.',
  changed: 'Last changed on 26 November 2026',
  sections: {
    short: {
      title: 'In short',
      text: 'Fursa uses what you enter to help you find work, and for nothing else.',
      items: {
        ads: 'No advertising, no tracking, and we never sell your data. The only cookie protects your account.',
        public:
          'Other people who use Fursa cannot see your profile. An employer sees your name, email address and skills when you apply for a job of theirs on Fursa, and not before; your CV and a note only if you choose to share them.',
        visitors: 'You can read about Fursa, browse remote jobs and open job adverts without an account.',
      },
    },
    who: {
      title: 'Who is responsible for your data',
      text: 'The operator of this site, the person or organization that runs it, is the data controller under the Kenya Data Protection Act, 2019. Send your requests to them.',
    },
    device: {
      title: 'What stays on your device',
      text: 'Fursa keeps these in your browser:',
      items: {
        session:
          'While you are signed in: your session, with your name, email address and role. Signing out removes it.',
        mail: 'After you ask for an email to confirm your address or choose a new password: that address and the page you were going to, for one hour or until you open the link or sign out. They let the link sign you in without further questions.',
        device:
          'The cookie fursa-device, for one year: a random number for this device and a signature for each account that has signed in on it, five at most. It lets you in with the right password even while somebody else is trying to guess it. It identifies nobody, scripts on a page cannot read it, and it is only sent when you sign in to Fursa.',
        conversation: 'Your conversation with the assistant, until you close the tab or sign out.',
        matches:
          'How well your CV fits the jobs you looked at, with the passages behind each score, until you sign out.',
        drafts:
          'What you typed into your profile or noted on an application but have not saved yet, until you save it or sign out.',
        read: 'Which notifications you have read, as codes that identify nobody, so that you are not told twice.',
        look: 'Your display settings: dark mode, contrast, colors, font size and language. They say nothing about who you are and stay until you clear your browser data.',
      },
    },
    sharing: {
      title: 'Who else receives data',
      items: {
        employers:
          'When you apply for a job that was posted on Fursa, its employer sees your name, your email address, your skills and when you applied. If you choose to, they can also read a note from you and open your CV, until you stop sharing it or remove the application. What an employer has already saved stays with them. Your own notes and what you saved stay with you. Jobs of other websites lead there; Fursa tells them nothing about you.',
        matching:
          'To find skills in your CV and to compare it with jobs, the server reads the text of your CV. If the operator has connected an AI service, and you have agreed, that text is also sent to it, which may be outside Kenya, with whatever it says about you. Otherwise it stays on the server.',
        assistant:
          'The assistant answers on the server. If the operator has connected an AI service, your latest messages go to that service, which may be outside Kenya; your name, email address and account do not, unless you write them. Do not tell it anything you would not tell a stranger.',
        logos:
          'Company logos may come from the websites of the companies. Such a website then sees your internet address, as it does when you visit it.',
        links: 'Job adverts, courses and other links lead to websites with their own rules.',
        hosts: 'Companies that host this site, its database or its email handle data on behalf of the operator.',
      },
    },
    safety: {
      title: 'How it is protected',
      text: 'Rules in the database itself let you read and change only your own data. Passwords are stored as a hash, which cannot be turned back into the password. The operator can see everything it stores except passwords.',
    },
    rights: {
      title: 'Your rights',
      text: 'The Kenya Data Protection Act, 2019 gives you the right',
      items: {
        informed: 'to be told how your data is used, which is what this page is for;',
        access: 'to see the data that is held about you;',
        portability: 'to get it in a form that you can take elsewhere;',
        correction: 'to have what is wrong or misleading put right;',
        erasure: 'to have it deleted;',
        objection: 'to object to how it is used, and to withdraw a consent.',
      },
    },
    asking: {
      title: 'How to use your rights',
      text: 'Under My data, linked from your profile, you can see what is stored about you, download all of it, withdraw a consent or delete your account. Deleting it removes your profile, your files and everything else that belongs to it at once. For anything else, write to the operator from the email address of your account, so that they know it is you.',
    },
    complaint: {
      title: 'Complaints',
      text: 'If you are not satisfied with the answer, you can complain to the Office of the Data Protection Commissioner of Kenya.',
      link: { label: 'Office of the Data Protection Commissioner', href: 'https://www.odpc.go.ke/' },
    },
  },
  records: {
    title: 'What Fursa stores about you',
    text: 'All of it is kept in the database of this installation.',
    labels: { why: 'Why', until: 'How long' },
    kinds: {
      account: {
        title: 'Your account',
        text: 'Email address, the name you gave, a hash of your password, your role, and when you registered and signed in.',
        why: 'To let you in, and nobody else in your place.',
        until: 'Until the account is deleted.',
      },
      profile: {
        title: 'Your profile',
        text: 'What you choose to add, such as your skills, a few words about yourself, links, a picture or a CV and its text. The address of a picture works for everybody who has it. A CV opens for you, and for an employer you share it with.',
        why: 'To show you jobs that fit, and why they do.',
        until: 'Until you remove it, or the account is deleted.',
      },
      jobs: {
        title: 'Jobs you keep track of',
        text: 'Jobs you save, jobs you apply to on Fursa or elsewhere, how far each one got, what you note about them, and what you share with the employer: a note, and whether they may open your CV.',
        why: 'To show them to you again, and to bring an application to the employer who posted the job on Fursa.',
        until: 'Until you remove them, or the account is deleted.',
      },
      learning: {
        title: 'What you have learned',
        text: 'Which career resources you marked as done, and when.',
        why: 'To show you what you have finished, in your profile and among the resources.',
        until: 'Until you unmark it, the resource is no longer listed, or the account is deleted.',
      },
      reports: {
        title: 'Your reports',
        text: 'Which advert or company you reported, for what reason, and what you wrote about it. Only you and the operator can read it.',
        why: 'To remove adverts and companies that cheat or harm people.',
        until: 'Until the account is deleted.',
      },
      assistant: {
        title: 'Use of the assistant and of matching',
        text: 'How often you used each of them in a day. What you write to the assistant and what it answers is not stored on the server.',
        why: 'To share a limited service fairly.',
        until: 'Until the account is deleted.',
      },
      safety: {
        title: 'Traces of use',
        text: 'After failed sign-ins, and when you register or ask for an email: your internet address and email address, in memory only. In the log of the assistant: a shortened code in place of your account, the time and the outcome.',
        why: 'To stop people from guessing passwords, and to find faults.',
        until: 'An hour in memory at most. The log as long as the operator keeps it.',
      },
      measurements: {
        title: 'Anonymous measurements',
        text: 'In some visits, chosen at random, your browser reports how fast the parts of Fursa load and answer, and how often something fails. The reports of everybody are added up by the hour. They say nothing about who you are, what you read or what you typed, and your internet address is not stored with them.',
        why: 'To notice parts that are slow or broken.',
        until: '30 days. Nothing is measured while your browser asks websites not to track you or is set to save data.',
      },
      consents: {
        title: 'Your consents',
        text: 'What you agreed to, when, and when you withdrew it.',
        why: 'To show it to you, and to prove that we asked.',
        until: 'Until the account is deleted.',
      },
      feedback: {
        title: 'Your feedback',
        text: 'Anything you write to us about Fursa.',
        why: 'To make Fursa better.',
        until: 'Until the account is deleted; without a name, until we have dealt with it.',
      },
    },
  },
};

export const privacyMessages = defineMessages({ en });
