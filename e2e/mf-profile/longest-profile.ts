/** As much as the CV shows, in lines as long as people write them. */
export const maxProfileLength = {
  full_name: 'Achieng Otieno Wanyama',
  bio: 'I keep shops running. '.repeat(27).trim(),
  skills: Array.from({ length: 30 }, (_, index) => `Stock keeping in shop ${index + 1}`),
  linkedin: 'https://www.linkedin.com/in/achieng-otieno',
  website: 'https://achieng.example.com/',
  county: 'Homa Bay',
  work_wanted: 'Shop manager or head cashier',
  available_from: '2027-01-04',
  pay_expected: 54_321,
  phone: '+254712345678',
  resume: {
    work: Array.from({ length: 7 }, (_, index) => ({
      id: `w${index}`,
      name: `Kibubu General Stores ${index + 1}`,
      position: 'Assistant shop manager',
      location: 'Homa Bay',
      startDate: `${2010 + index}-02`,
      endDate: `${2011 + index}-01`,
      highlights: Array.from(
        { length: 5 },
        (__, line) => `Counted ${line + 1} stocks each month and wrote the orders for them`,
      ),
    })),
    education: Array.from({ length: 5 }, (_, index) => ({
      id: `e${index}`,
      institution: `Kisumu National Polytechnic ${index + 1}`,
      area: 'Business Administration',
      studyType: 'Diploma',
      endDate: `${2001 + index}`,
    })),
    languages: [{ language: 'Dholuo', fluency: 'Native speaker' }, { language: 'Kiswahili' }],
    certificates: [{ name: 'Certificate of Good Conduct', date: '2026' }],
  },
};
