import type { Topic } from '../topic.ts';

/** Getting in, the password, one's own data. */
export const accountTopics: readonly Topic[] = [
  {
    title: 'Create an account',
    ways: `
      open account
      register
      register account
      register fursa
      need account
      account apply
      create account
      signup
    `,
    en: 'Choose “Get Started” on the home page and enter your name, email address and a password of at least 6 characters. It is free. If you are sent a confirmation link, open it before you sign in.',
    sw: 'Kwenye ukurasa wa mwanzo chagua “Get Started”, kisha andika jina, barua pepe na nenosiri lenye herufi 6 au zaidi. Ni bure. Ukitumiwa kiungo cha uthibitisho, kifungue kabla ya kuingia.',
    links: ['register'],
  },
  {
    title: 'Forgotten password',
    ways: `
      forgot password
      forgot pin
      change password
      password fail
      password haifanyi kazi
      password working
      password wrong
      new password
      password
      reset password link
      hacked account
      account stolen
    `,
    en: 'Open “Forgot your password?” on the sign-in page and enter the email address of your account. You will get a link to choose a new password; it works once, for one hour. Check your spam folder too.',
    sw: 'Fungua “Forgot your password?” (umesahau nenosiri?) kwenye ukurasa wa kuingia, kisha andika barua pepe ya akaunti yako. Utatumiwa kiungo cha kuweka nenosiri jipya; kinafanya kazi mara moja, ndani ya saa moja. Angalia pia kwenye spam.',
    links: ['forgotPassword'],
  },
  {
    title: 'Cannot sign in',
    ways: `
      login
      login fail
      cannot login
      login account
      invalid email password
      locked account
      forgot email
      cannot enter account
      too many attempts
      phone number login
    `,
    en: 'Sign in with the email address and password you registered with. “Invalid login credentials” means that one of them is wrong: ask for a new password by email. If it says that your email is not confirmed, open the link we sent you, or ask for a new one. After too many attempts, wait for the minutes shown.',
    sw: 'Ingia kwa barua pepe na nenosiri ulilojisajili nalo. “Invalid login credentials” maana yake kimoja kimekosewa: omba nenosiri jipya kwa barua pepe. Ukiambiwa barua pepe haijathibitishwa, fungua kiungo tulichokutumia au uombe kingine. Ukijaribu mara nyingi mno, subiri dakika zinazoonyeshwa.',
    links: ['login', 'forgotPassword'],
  },
  {
    title: 'Email not confirmed',
    ways: `
      confirm email
      email confirm link
      email not arrive
      link arrive
      confirm link
      confirm account
      email not arrive confirm
      link expired
      confirm
      email link not arrive
      not confirmed
    `,
    en: 'Look for our message in your spam folder, and check that the address is right. If the link is missing or has expired, sign in: you can ask for a new link there. It arrives within a few minutes. Open it on this or any other device.',
    sw: 'Tafuta ujumbe wetu kwenye spam, na uhakikishe barua pepe iko sahihi. Kama kiungo hakipo au muda wake umeisha, jaribu kuingia: hapo utaweza kuomba kiungo kipya. Kitafika baada ya dakika chache. Unaweza kukifungua kwenye simu au kompyuta yoyote.',
    links: ['login'],
  },
  {
    title: 'Delete the account and the data',
    ways: `
      delete account
      delete data
      delete profile
      delete cv
      download data
      get copy data
      leave fursa
      stop using
      delete my information
    `,
    en: 'Open your profile, then My data: there you can download everything Fursa stores about you, or delete your account with all of it.',
    sw: 'Fungua wasifu wako, kisha “My data”: hapo unapakua taarifa zote ambazo Fursa inahifadhi kukuhusu, au unafuta akaunti yako pamoja nazo.',
    links: ['myData'],
  },
  {
    title: 'Who sees the CV and the data',
    ways: `
      who see cv
      employer see cv
      data you
      employer cv
      employer cv apply
      employer see phone
      employer see salary
      employer see mine salary
      who see wasifu
      who see data
      employer see data
      employer see when apply
      employer see
      data safe
      cv safe
      privacy
      sell data
      phone number public
      cv private
      employer current see
    `,
    en: 'Nobody but you can open your CV unless you share it, and other people cannot see your profile. When you apply for a job that was posted on Fursa, that employer sees your name, email address and skills, and your CV only if you choose so; your own notes stay with you. Your data is not sold.',
    sw: 'CV yako inafunguliwa na wewe tu usipoishiriki, na watu wengine hawaoni wasifu wako. Ukiomba kazi iliyotangazwa kwenye Fursa, mwajiri huyo anaona jina lako, barua pepe na ujuzi wako, na CV yako ukichagua tu kuishiriki; maelezo yako ya siri hayaonekani. Taarifa zako haziuzwi.',
    links: ['privacy'],
  },
  {
    title: 'Change the name or the email address',
    ways: `
      change email
      change name
      change phone number
      wrong email
      new email
    `,
    en: 'You can change your name on your profile page. The email address cannot be changed there: the operator of this site can do it, and the Privacy Policy says how to ask.',
    sw: 'Jina lako unalibadilisha kwenye ukurasa wa wasifu wako. Barua pepe haibadilishwi hapo: wanaoendesha Fursa hii wanaweza kuibadilisha, na Sera ya faragha inaeleza jinsi ya kuomba.',
    links: ['profile', 'privacy'],
  },
];
