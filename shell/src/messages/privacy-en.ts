/**
 * The privacy policy. It describes what the code does: whoever stores more, or passes it on to somebody else, says so here
 * in the same change, and moves the date.
 */
export const privacyEn = {
  title: 'Privacy Policy',
  lead: 'What Fursa knows about you, why, where it is kept and for how long, and what you can ask for.',
  changed: 'Last changed on 23 November 2026',
  sections: {
    short: {
      title: 'In short',
      text: 'Fursa uses what you enter to help you find work, and for nothing else.',
      items: {
        ads: 'No advertising, no tracking, one cookie that guards your account, and your data is not sold.',
        public:
          'Other people who use Fursa cannot see your profile. An employer sees your name, e-mail address and skills when you apply for a job of theirs on Fursa, and not before.',
        visitors: 'You can read about Fursa, remote jobs and single job adverts without an account.',
      },
    },
    who: {
      title: 'Who answers for your data',
      text: 'The person or organisation that runs this installation of Fursa is the data controller under the Kenya Data Protection Act, 2019. Your requests go to them.',
    },
    device: {
      title: 'What stays on your device',
      text: 'Fursa keeps these in your browser:',
      items: {
        session:
          'While you are signed in: your session, with your name, e-mail address and role. Signing out removes it.',
        mail: 'After you ask for a mail to confirm your address or to choose a new password: that address, and the page you were heading for. For one hour, or until you open the link or sign out. It lets the link sign you in without a question.',
        device:
          'The cookie fursa-device, for one year: a random number for this device and a signature for each account that has signed in on it, five at most. It lets you in with the right password while somebody else guesses at it. It names nobody, no script of a page can read it, and it goes to the sign-in of Fursa only.',
        conversation: 'Your conversation with the assistant, until you close the tab or sign out.',
        matches: 'How well your CV fits jobs you looked at, with the passages that say so, until you sign out.',
        drafts:
          'What you typed into your profile or noted on an application and have not saved yet, until you do, or you sign out.',
        read: 'Which notifications you have read, as codes that name nobody, so that nothing is told twice.',
        look: 'How you like the pages: dark mode, contrast, colours, font size and language. They say nothing about who you are and stay until you clear your browser.',
      },
    },
    sharing: {
      title: 'Who else gets something',
      items: {
        employers:
          'When you apply for a job that was posted on Fursa, its employer sees your name, your e-mail address, your skills and when you applied. Your CV, your notes and what you saved stay with you. Jobs of other websites lead there; Fursa tells them nothing about you.',
        matching:
          'To find skills in your CV and to compare it with jobs, the server reads the text of your CV. If whoever runs Fursa has connected an AI service, that text goes to it, which may be outside Kenya, with whatever it says about you. Otherwise it stays on the server.',
        assistant:
          'The assistant answers on the server. If whoever runs Fursa has connected an AI service, your latest messages go to that service, which may be outside Kenya; your name, e-mail address and account do not, unless you write them. Do not send it what you would not tell a stranger.',
        logos:
          'Logos of companies may come from their own websites. Such a website sees your internet address, as it does when you visit it.',
        links: 'Job adverts, courses and other links lead to websites with rules of their own.',
        hosts: 'Whoever hosts this installation, its database or its e-mail handles the data for the one who runs it.',
      },
    },
    safety: {
      title: 'How it is protected',
      text: 'Rules in the database itself let each person read and change their own data only. Passwords are stored as a hash, which cannot be turned back into the password. Whoever runs this installation can see what it stores, except for passwords.',
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
        objection: 'to object to how it is used, and to take back a consent.',
      },
    },
    asking: {
      title: 'How to use them',
      text: 'Under My data, which your profile links to, you see what is stored about you, download all of it, take back a consent and delete your account. Deleting it deletes your profile, your files and everything else that belongs to it, at once. For anything else ask whoever runs this installation, from the e-mail address of your account, so that they know it is you.',
    },
    complaint: {
      title: 'Complaints',
      text: 'If you are not content with the answer, you can complain to the Office of the Data Protection Commissioner of Kenya.',
      link: { label: 'Office of the Data Protection Commissioner', href: 'https://www.odpc.go.ke/' },
    },
  },
  records: {
    title: 'What Fursa stores about you',
    text: 'All of it is kept in the database of this installation.',
    labels: { why: 'What for', until: 'How long' },
    kinds: {
      account: {
        title: 'Your account',
        text: 'E-mail address, the name you gave, a hash of your password, your role, and when you registered and signed in.',
        why: 'To let you in, and nobody else in your name.',
        until: 'Until the account is deleted.',
      },
      profile: {
        title: 'Your profile',
        text: 'What you choose to add, such as your skills, a few words about yourself, links, a picture or a CV and its text. The address of a picture works for everybody who has it. A CV opens for you alone.',
        why: 'To show you jobs that fit, and why they do.',
        until: 'Until you remove it, or the account is deleted.',
      },
      jobs: {
        title: 'Jobs you keep track of',
        text: 'Jobs you save, jobs you apply to on Fursa or elsewhere, how far each one got, and what you note about them.',
        why: 'To show them to you again, and to bring an application to the employer who posted the job on Fursa.',
        until: 'Until you remove them, or the account is deleted.',
      },
      reports: {
        title: 'Your reports',
        text: 'Which advert you reported, for what reason, and what you wrote about it. You and whoever runs this installation can read it, nobody else.',
        why: 'To take away adverts that cheat or harm people.',
        until: 'Until the account is deleted.',
      },
      assistant: {
        title: 'Use of the assistant and of matching',
        text: 'How often you used each of them on a day. What you wrote to the assistant and what it answered is not stored on the server.',
        why: 'To share a limited service fairly.',
        until: 'Until the account is deleted.',
      },
      safety: {
        title: 'Traces of use',
        text: 'After failed sign-ins, and when you register or ask for a mail: your internet address and e-mail address, in memory only. In the log of the assistant: a shortened code in place of your account, the time and how it went.',
        why: 'To stop people who guess passwords, and to find faults.',
        until: 'An hour in memory at most. The log as long as whoever runs Fursa keeps it.',
      },
      consents: {
        title: 'Your consents',
        text: 'What you agreed to, when, and when you took it back.',
        why: 'To show it to you, and to prove that we asked.',
        until: 'Until the account is deleted.',
      },
      feedback: {
        title: 'Your feedback',
        text: 'What you write to us about Fursa, if you do.',
        why: 'To make Fursa better.',
        until: 'Until the account is deleted; without a name, until we have dealt with it.',
      },
    },
  },
};
