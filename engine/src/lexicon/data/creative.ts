import { readSkills, type Skill } from '../skill.ts';

/** Design, pictures, sound, words, stages. */
export const creative: readonly Skill[] = /* @__PURE__ */ readSkills(
  'creative',
  `
Graphic Design: graphic designer, graphics, usanifu wa michoro
Logo Design: logo designer, brand identity design
Poster Design: flyer design, brochure design, poster and flyer design, designed poster, designed flyer, designing poster, designing flyer
Typography: lettering
Page Layout: desktop publishing, layout design, magazine layout
Packaging Design: label design
Illustration: illustrator artist, digital illustration, comic art
?Drawing: sketching, pencil drawing
Fine Art: painting artist, visual arts, visual artist
Sculpture: sculpting, soapstone carving, uchongaji sanamu
Adobe Photoshop: photoshop, photo editing, ps editing
Adobe Illustrator: =Illustrator, vector design
Adobe InDesign: indesign
Adobe Premiere Pro: premiere pro, adobe premiere
Adobe After Effects: after effects
Adobe Lightroom: lightroom
Adobe XD
Adobe Audition: adobe audition editing
Adobe Creative Cloud: adobe creative suite, adobe suite, creative suite
CorelDRAW: corel draw, corel
Canva: canva design
Figma: figma design
?Sketch: sketch app, sketch design tool
InVision: invision app
GIMP
Inkscape
Blender 3D: ?Blender, blender modelling
3ds Max: 3d max, 3d studio max
Cinema 4D
Autodesk Maya: maya 3d
3D Modelling: 3d modeller, 3d rendering
3D Printing: 3d printer
Animation: animator, 2d animation, 3d animation, motion animation
Motion Graphics: motion design, motion designer
UX Design: user experience, ux designer, ux, user experience design, ui ux, ui ux design, ux ui
UI Design: user interface design, ui designer, interface design
User Research: ux research, user interviews, ux researcher
Usability Testing: user testing, usability
Wireframing: wireframe
Prototyping: interactive prototype, rapid prototyping
Information Architecture: site mapping
Interaction Design: interaction designer
Design Thinking: human centred design, human centered design, hcd
Design Systems: component library design
Accessibility Design: web accessibility, wcag, accessible design
Web Design: web designer, website design, designed website, designing website
Fashion Design: fashion designer, mbunifu wa mavazi, clothes designing
Interior Design: interior designer, interior decoration, interior decor
Photography: photographer, picha
Wedding Photography: event photography, wedding photographer
Product Photography: commercial photography
Photo Retouching: image retouching, image editing
Videography: videographer, video shooting, camera operator, cameraman, video recording
Drone Videography: aerial photography, aerial videography
Video Editing: video editor, film editing
Video Production: video producer, multimedia production
Film Making: filmmaking, film production, filmmaker, documentary production
DaVinci Resolve: davinci
Final Cut Pro: final cut
CapCut: cap cut
Screenwriting: script writing, scriptwriting, script writer
Film Directing: film director, stage directing
?Acting: stage acting, film acting, actress
Voice Acting: voice over, voice over artist, voiceover
Audio Editing: sound editing, audio production, audio mixing
Sound Engineering: sound engineer, sound technician, live sound
Music Production: music producer, beat making, fl studio
Singing: singer, vocalist
Musical Instruments: guitar playing, piano playing, keyboard playing, drumming
Dancing: dancer, choreography, choreographer
Deejaying: dj services, dj
Broadcasting: broadcaster, radio presenter, tv presenter, news anchor, radio presentation
Radio Production: radio producer
Podcasting: podcast, podcast production
Live Streaming: livestreaming, obs studio
Journalism: journalist, uandishi wa habari, reporter, news reporting
Photojournalism: photo journalist
News Writing: news editing, news editor
Copywriting: copywriter, ad copy
Content Writing: content writer, article writing, article writer, seo writing
Content Creation: content creator, creating content, digital content
Blogging: blogger, blog writing, vlogging
Creative Writing: creative writer, fiction writing, uandishi wa kubuni
Technical Writing: technical writer, technical documentation
Scientific Editing: copy editing, copyediting, editor, manuscript editing
Ghostwriting: ghost writer
Speech Writing: speechwriting
Poetry: spoken word, ushairi
Publishing: book publishing
Stage Production: stage lighting, theatre production
Costume Design: wardrobe stylist, fashion styling
Modelling for Fashion: fashion model, runway modelling
Photo Printing: printing photos, passport photos
Art Direction: art director, creative direction, creative director
Game Design: game designer, level design
Comedy: stand up comedy, comedian, uchekeshaji
`,
);
