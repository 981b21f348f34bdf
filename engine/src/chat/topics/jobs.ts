import type { Topic } from '../topic.ts';

/** Finding jobs, applying, keeping track. */
export const jobTopics: readonly Topic[] = [
  {
    title: 'Search for jobs',
    ways: `
      find job
      job
      how find job
      search job
      filter job
      use filter
      job county
      open job
      need job
      lost job
      night shift job
    `,
    en: 'Tell me the kind of work and the town, for example “driver Kisumu”, and I will look for you. On the Jobs page you can search by title, company or description, and narrow the list with Filters: location, job type and experience level.',
    sw: 'Niambie aina ya kazi na mji, kwa mfano “dereva Kisumu”, nami nitakutafutia. Kwenye ukurasa wa kazi unaweza kutafuta kwa jina la kazi, kampuni au maelezo, na kuchuja kwa mahali, aina ya kazi na uzoefu (kitufe “Filters”).',
    links: ['jobs'],
  },
  {
    title: 'Work without experience',
    ways: `
      job without experience
      no experience
      beginner job
      job beginner
      form four job
      kcse job
      job student
      finished school job
      just finished school
      first job
      job without school
      job without certificate
      without experience
      year experience job
      intern
      find intern
      intern student
    `,
    en: 'On the Jobs page, open Filters and choose the experience level Entry; under job type you also find part time and internship. Tell me a kind of work and a town, and I will look for you.',
    sw: 'Kwenye ukurasa wa kazi fungua “Filters” na uchague kiwango cha uzoefu “Entry” (wanaoanza); kwenye aina ya kazi kuna pia “Part time” na “Internship” (mafunzo kazini). Niandikie aina ya kazi na mji, nami nitakutafutia.',
    links: ['entryJobs', 'internships'],
  },
  {
    title: 'Apply for a job',
    ways: `
      apply job
      apply
      how apply
      apply fail
      send apply
      apply external
      apply without cv
    `,
    en: 'Open a job and choose Apply. The employer then sees your name, email address and skills, and your CV or a note if you choose to share them. A job from another site opens there through View Details; you can mark it as applied to keep track of it.',
    sw: 'Fungua kazi na uchague “Apply” (omba). Mwajiri ataona jina lako, barua pepe na ujuzi wako, pamoja na CV au ujumbe wako ukichagua kuvishiriki. Kazi ya tovuti nyingine hufunguka huko kupitia “View Details”; unaweza kuitia alama kwamba umeomba ili uifuatilie.',
    links: ['jobs', 'jobMatch'],
  },
  {
    title: 'Until when a job is open',
    ways: `
      deadline
      deadline job
      deadline apply
      job close
      job deadline passed
      job still open
      job vanished
      job gone
      job missing
      job forgot
      job expired
    `,
    en: 'An advert with a closing day shows it in the list and on its page, and you can apply until the end of that day. A job that is gone has closed, or the employer has taken it down. Save a job and it stays among your saved jobs, marked as closed.',
    sw: 'Tangazo lenye siku ya mwisho linaionyesha kwenye orodha na kwenye ukurasa wake; unaweza kuomba hadi mwisho wa siku hiyo. Kazi isiyoonekana tena imefungwa, au mwajiri ameiondoa. Ukiihifadhi, itabaki kwenye kazi ulizohifadhi, ikionyeshwa kuwa imefungwa.',
    links: ['savedJobs', 'jobs'],
  },
  {
    title: 'Saved jobs',
    ways: `
      save job
      saved job
      where saved
      save
      job save later
      delete saved job
    `,
    en: 'Choose Save on a job and you will find it among your saved jobs. You can remove it there.',
    sw: 'Chagua “Save” (hifadhi) kwenye kazi, nayo itakusubiri kwenye orodha ya kazi ulizohifadhi. Unaweza kuiondoa hapo.',
    links: ['savedJobs'],
  },
  {
    title: 'Follow applications',
    ways: `
      status apply
      my apply
      apply result
      job i applied
      see my apply
      see job apply
      where job apply
      apply job status
      apply status
      employer not reply
      apply arrive
      withdraw apply
      heard back apply
      employer respond
      long apply
      hear back apply
      shortlisted
      know shortlisted
    `,
    en: 'Your applications are in one list, with the date, your notes and a status that you set yourself: applied, interview, offer or rejected. Fursa does not know what an employer decides; ask the employer if you hear nothing. You can remove an application there.',
    sw: 'Maombi yako yote yako kwenye orodha moja, pamoja na tarehe, maelezo yako na hali unayoweka mwenyewe: applied, interview, offer au rejected. Fursa haijui uamuzi wa mwajiri; ukikosa jibu, muulize mwajiri. Unaweza kuondoa ombi hapo.',
    links: ['applications'],
  },
  {
    title: 'Match scores',
    ways: `
      match score
      score
      score mean
      why score
      score low
      match mean
      job match
      job match me
      match
      why percent job
      raise score
      how match work
      70 percent
    `,
    en: 'A match score from 0 to 100 says how well your skills, or your CV, meet what an advert asks for. From 70 up, a job is worth applying for. “Why this score?” shows what fits and what is missing. It shows how well the words match, not how good you are; pay and hours are not compared.',
    sw: 'Alama ya kulingana (match score), kuanzia 0 hadi 100, inaonyesha jinsi ujuzi wako au CV yako inavyolingana na yale tangazo linahitaji. Kuanzia 70, inafaa kuomba kazi hiyo. “Why this score?” inaonyesha kinacholingana na kinachokosekana. Alama hailinganishi mshahara wala saa za kazi, na haipimi ubora wako kama mtu.',
    links: ['jobMatch'],
  },
  {
    title: 'Remote jobs',
    ways: `
      remote job
      remote
      job home
      online job
      work from home
      freelance job
      job laptop home
      online writing job
      online job mpesa
    `,
    en: 'Remote jobs lists work you can do from anywhere in Kenya, posted here or elsewhere. You do not need an account to see it. Be careful with online jobs that ask you to pay first: do not pay.',
    sw: 'Ukurasa wa kazi za mtandaoni unaonyesha kazi unazoweza kufanya ukiwa popote Kenya. Huhitaji akaunti kuziangalia. Jihadhari na kazi za mtandaoni zinazotaka ulipe kwanza: usilipe.',
    links: ['remoteJobs'],
  },
  {
    title: 'Work abroad',
    ways: `
      job overseas
      overseas
      find job abroad
      work abroad visa
      agent overseas
      visa sponsorship
    `,
    en: 'Fursa is about work in Kenya and remote work. For a job abroad use only an agency that is registered with the National Employment Authority, and read the contract before you sign. Do not hand over your passport or money to a private person.',
    sw: 'Fursa inahusu kazi za Kenya na kazi za mtandaoni. Kwa kazi ya nje ya nchi tumia tu wakala aliyesajiliwa na National Employment Authority (NEA), na usome mkataba kabla ya kutia sahihi. Usimpe mtu binafsi pasipoti yako wala pesa.',
    links: ['remoteJobs'],
  },
  {
    title: 'Notifications',
    ways: `
      notification
      stop notification
      job notification
      notification email
      notification sms
      tell me new job
      inform new job
    `,
    en: 'The bell at the top shows reminders about your profile and new jobs that match it, while you are signed in. Fursa sends no job alerts by email or SMS.',
    sw: 'Kengele iliyo juu inaonyesha vikumbusho vya wasifu wako na kazi mpya zinazokufaa, ukiwa umeingia. Fursa haitumi arifa za kazi kwa barua pepe wala SMS.',
    links: ['jobs'],
  },
  {
    title: 'Employers',
    ways: `
      employer list
      find employer
      which employer
      employer hiring
      good employer
      employer
    `,
    en: 'Companies lists employers in Kenya. Search by name or industry, and visit their websites.',
    sw: 'Ukurasa wa kampuni una orodha ya waajiri nchini Kenya. Tafuta kwa jina au sekta, na utembelee tovuti zao.',
    links: ['companies'],
  },
  {
    title: 'What Verified means',
    ways: `
      verified mean
      verified employer
      employer verified mean
    `,
    en: '“Verified” on the page of a company means that we checked the company; the page says what was checked and when. It says nothing about a single job: do not pay for one, whoever offers it.',
    sw: '“Verified” kwenye ukurasa wa kampuni maana yake tumeihakiki kampuni hiyo; ukurasa unaeleza kilichokaguliwa na lini. Haihusu kazi moja moja: usilipie kazi, hata ikitolewa na nani.',
    links: ['companies'],
  },
  {
    title: 'Post a job as an employer',
    ways: `
      post job
      post advert
      employer post job
      hire people
      how post
      looking for worker
      need worker
      find worker
      post worker
      want post
      looking post
      i am employer
      mimi mwajiri
    `,
    en: 'A page for employers to post jobs is not ready yet. You can ask the operator of this site; their contact is in the Terms of Service.',
    sw: 'Ukurasa wa waajiri kutangaza kazi bado haujawa tayari. Unaweza kuwauliza wanaoendesha Fursa hii; mawasiliano yao yako kwenye Masharti.',
    links: ['terms'],
  },
];
