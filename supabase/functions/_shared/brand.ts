/**
 * The placeholder brand, changed here only. Words use `{{brand}}`, `{{legalName}}` and the e-mail
 * addresses as default variables of i18next.
 */
export const brand = {
  name: 'Balkalum',
  legalName: 'Balkalum AD',
  city: 'Shumen',
  /** The province. */
  region: 'Shumen',
  postalCode: '9700',
  country: 'Bulgaria',
  address: ['Industrial zone', 'Shumen', 'Bulgaria'],
  coordinates: {
    latitude: 43.283393,
    longitude: 27.011365,
    text: '43.283393, 27.011365',
  },
  mapLink: 'https://www.google.com/maps/search/?api=1&query=43.283393,27.011365',
  siteUrl: 'https://www.balkalum.example',
  emailDomain: 'balkalum.example',
  emails: {
    office: 'office@balkalum.example',
    sales: 'sales@balkalum.example',
    careers: 'careers@balkalum.example',
    internships: 'internships@balkalum.example',
    investors: 'investors@balkalum.example',
    press: 'press@balkalum.example',
    complaints: 'complaints@balkalum.example',
    privacy: 'privacy@balkalum.example',
    security: 'security@balkalum.example',
  },
  phone: '+359 54 000 000',
  fax: '+359 54 000 001',
  founded: 1981,
  social: [
    {
      id: 'linkedin',
      name: 'LinkedIn',
      url: 'https://linkedin.example/company/balkalum',
    },
    {
      id: 'facebook',
      name: 'Facebook',
      url: 'https://facebook.example/balkalum',
    },
    {
      id: 'youtube',
      name: 'Youtube',
      url: 'https://youtube.example/@balkalum',
    },
    {
      id: 'instagram',
      name: 'Instagram',
      url: 'https://instagram.example/balkalum',
    },
  ],
  languageSites: [
    {
      id: 'bg',
      name: 'Български',
      short: 'BG',
      url: 'https://bg.balkalum.example',
    },
    {
      id: 'en',
      name: 'English',
      short: 'EN',
      url: 'https://www.balkalum.example',
    },
    {
      id: 'it',
      name: 'Italiano',
      short: 'IT',
      url: 'https://it.balkalum.example',
    },
  ],
  jobsBoard: {
    name: 'jobs.example',
    url: 'https://jobs.example/company/balkalum',
  },
  banners: {
    childSafety: {
      lang: 'bg',
      video: null,
    },
    cleanCity: {
      url: 'https://clean-shumen.example',
    },
  },
  videos: {
    factory: '/films/from-strip-to-facade.mp4',
    aboutUs: '/films/from-strip-to-facade.mp4',
  },
} as const
