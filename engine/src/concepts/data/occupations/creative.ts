/** Design, media, writing, performing. */
export const creative = `
Graphic Designer | creative
  en: creative designer, graphic artist, visual designer, brand designer, graphic design intern, graphic and web designer, graphics and branding designer, layout artist, digital designer, packaging designer, creative graphic designer, senior designer, graphic designer and videographer, graphic illustrator, logo designer, graphic design assistant, desktop publisher, graphics design, prepress operator, multimedia designer, graphic designer intern, creative artworker, branding designer, design assistant
  sw: mbunifu wa picha, mchoraji wa michoro
  skills: Graphic Design, Adobe Photoshop, Adobe Illustrator, Canva, Typography, Logo Design, Poster Design
  near: Illustrator 65, Animator 55, Content Creator 50, Creative Director 60, Videographer 45
Illustrator | creative
  en: ?artist, fine artist, painter artist, cartoonist, digital artist, sculptor, visual artist, storyboard artist, concept artist, mural artist, 2d artist
  sw: msanii, mchoraji
  skills: Illustration, Drawing, Fine Art, Adobe Illustrator
Animator | creative
  en: motion designer, motion graphics designer, 3d artist, 2d animator, 3d animator, 3d modeller, 3d designer, motion graphics artist, 3d visualizer, multimedia animator, 3d generalist, vfx artist
  skills: Animation, Motion Graphics, Adobe After Effects, Blender 3D, 3D Modelling
  near: Video Editor 65
Creative Director | creative | 3
  en: art director, creative lead, head of creative, creative manager, design director, head of design, design manager
  skills: Art Direction, Graphic Design, Campaign Planning, Team Supervision, Copywriting
  near: Marketing Manager 50
Photographer | creative
  en: wedding photographer, photo editor, event photographer, studio photographer, photojournalist, studio attendant, product photographer, photography assistant, photographer and videographer, studio assistant, photo lab attendant, retoucher
  sw: mpiga picha, mpigapicha
  skills: Photography, Photo Retouching, Adobe Lightroom, Adobe Photoshop, Wedding Photography
  near: Videographer 80, Graphic Designer 45
Videographer | creative
  en: camera operator, cameraman, camera man, cinematographer, videographer and editor, video producer, drone videographer, videography intern, video journalist, multimedia specialist, multimedia officer, multimedia producer, camerawoman, video content producer, videographer and photographer, multimedia journalist, vlogger, audio visual technician, video content creator, livestream technician, audio visual officer, director of photography, camera technician
  sw: mpiga video, mpiga kamera
  skills: Videography, Video Editing, Video Production, Photography, Adobe Premiere Pro, Live Streaming
  near: Video Editor 85, Film Producer 60, Content Creator 60
Video Editor | creative
  en: film editor, editor video, post production editor, video editing intern, reels editor, video and photo editor, video editor and motion designer, post producer, colourist, freelance video editor, short form video editor, youtube video editor
  sw: mhariri wa video
  skills: Video Editing, Adobe Premiere Pro, DaVinci Resolve, Motion Graphics, Audio Editing
  near: Content Creator 55
Film Producer | creative | 2
  en: film director, ?producer, film maker, filmmaker, movie director, production manager film, screenwriter, scriptwriter, script writer, production assistant film, documentary producer, tv producer, content producer, programme producer, executive producer, broadcast producer, creative producer, assistant producer, line producer film, casting director
  sw: mtayarishaji filamu, mwelekezi wa filamu
  skills: Film Making, Video Production, Film Directing, Screenwriting
Journalist | creative
  en: reporter, news reporter, ?correspondent, news anchor, sub editor, news editor, broadcast journalist, news writer, tv reporter, business reporter, investigative journalist, tv presenter, journalism intern, news producer, ?anchor, digital journalist, media intern, sports journalist, data journalist, swahili journalist, stringer, managing editor
  sw: mwanahabari, mwandishi wa habari, ripota, mtangazaji wa habari
  skills: Journalism, News Writing, Interviewing, Broadcasting, Photojournalism, Research
  near: Editor 70, Radio Presenter 60, Content Writer 65, Communications Officer 60
Editor | creative | 1
  en: copy editor, proofreader, content editor, publishing editor, editorial assistant, editor in chief, proof reader, manuscript editor, online editor, book editor, editorial officer, publications officer, editorial manager, assistant editor, web editor, chief editor, english editor, kiswahili editor, academic editor, publishing assistant
  sw: mhariri
  skills: Proofreading, Publishing, Content Writing, English, Attention to Detail
  near: Content Writer 75
Radio Presenter | creative
  en: radio host, ?presenter, radio producer, broadcaster, tv host, radio announcer, podcaster, continuity announcer, podcast producer, radio journalist, podcast host, show host, voice over artist, voice actor, swahili presenter
  sw: mtangazaji, mtangazaji wa redio
  skills: Broadcasting, Radio Production, Podcasting, Public Speaking, Voice Acting
Content Writer | creative
  en: copywriter, blogger, creative writer, writer, freelance writer, seo writer, blog writer, article writer, seo content writer, copywriter intern, web content writer, ghostwriter, script editor, freelance content writer, speech writer, website content writer, content writing intern, ?author, social media copywriter, copy writer, seo copywriter, ?poet, ad copywriter, novelist, content specialist, content marketing specialist, content marketing manager, content strategist, content manager, content officer, editorial writer
  sw: mwandishi, mwandishi wa maudhui
  skills: Content Writing, Copywriting, Search Engine Optimization, Proofreading, Blogging, Research
  near: Online Writer 80, Content Creator 60, Social Media Manager 55, Communications Officer 55
Online Writer | creative
  en: academic writer, essay writer, research writer, online academic writer, freelance academic writer, online freelancer, ?freelancer, online worker, remote worker, academic tutor and writer, online tasker, micro tasker
  sw: mfanyakazi wa mtandaoni
  skills: Academic Writing, Online Freelancing, Research, Referencing, Proofreading
  near: Virtual Assistant 50
Content Creator | creative
  en: digital content creator, ?influencer, youtuber, tiktoker, social media content creator, content creation intern, tiktok content creator, content developer, digital creator, content creator intern, ugc creator, social media influencer, content creator and videographer, online content creator, digital content officer, digital content producer, vlogger content creator
  sw: mtayarishaji wa maudhui, mtengenezaji maudhui
  skills: Content Creation, Video Editing, Social Media, Copywriting, Photography, TikTok Marketing
Communications Officer | creative | 1
  en: public relations officer, communications assistant, corporate communications officer, communications specialist, pr officer, communications associate, corporate affairs officer, communications intern, public affairs officer, public relations executive, media relations officer, communications coordinator, pr executive, pr specialist, publicity officer, media officer, pr intern, public relations intern, information officer, external communications officer, internal communications officer, communications consultant, pr consultant, public relations assistant, communications and advocacy officer, communications executive, digital communications officer, public communications officer, pr account executive, communications and marketing officer, knowledge management officer
  sw: afisa wa mawasiliano, afisa mawasiliano, afisa uhusiano
  abbr: =PRO
  skills: Corporate Communications, Public Relations, Content Writing, Social Media, Event Planning, Photography
  near: Communications Manager 70
Communications Manager | creative | 3
  en: head of communications, public relations manager, corporate communications manager, communications lead, pr manager, director of communications, corporate affairs manager, head of corporate communications, corporate affairs director, communications director, head of corporate affairs, communications and advocacy manager
  skills: Corporate Communications, Public Relations, Crisis Communication, Marketing Strategy, Team Supervision
Media Planner | creative | 1
  en: media buyer, advertising executive, ad operations executive, account executive advertising, media executive, media planner and buyer, advertising account manager, media sales executive, advertising sales executive, paid media specialist, media strategist, airtime sales executive media, ad operations specialist, paid social specialist
  skills: Media Buying, Advertising, Campaign Planning, Market Research, Marketing Analytics
  near: Marketing Officer 60, Digital Marketing Officer 65
Sound Engineer | creative
  en: sound technician, audio engineer, music producer, studio engineer, audio producer, sound man, audio editor, beat maker, studio producer, pa system operator, audio technician, sound operator, podcast editor, stage technician, lighting technician events
  sw: fundi wa sauti, mtayarishaji wa muziki
  skills: Sound Engineering, Audio Editing, Music Production
  near: DJ 60, Musician 50
DJ | creative
  en: deejay, disc jockey, club dj, event dj, radio dj
  sheng: deejee
  skills: Deejaying, Music Production, Entertainment Hosting
Musician | creative
  en: singer, vocalist, instrumentalist, guitarist, music director, pianist, choir director, choir master, band member, drummer, music artist, gospel artist, choirmaster, backup singer, rapper, gospel singer, keyboardist
  sw: mwanamuziki, mwimbaji
  skills: Singing, Musical Instruments, Music Production
  near: Dancer 45
Dancer | creative
  en: choreographer, acrobat, traditional dancer, dance artist, ?performer
  sw: mchezaji densi, mcheza ngoma, mwanasarakasi
  skills: Dancing, Cultural Performance, Physical Fitness
Actor | creative
  en: actress, comedian, film actor, voice artist, theatre performer, stage actor, thespian, tv actor, stand up comedian, film extra
  sw: mwigizaji, mchekeshaji
  skills: Acting, Voice Acting, Comedy, Stage Production
  near: Radio Presenter 45, Dancer 45
Fashion Model | creative
  en: ?model, runway model, photo model, brand model, commercial model
  sw: mwanamitindo
  skills: Modelling for Fashion, Confidence
  near: Brand Ambassador 55, Actor 50
`;
