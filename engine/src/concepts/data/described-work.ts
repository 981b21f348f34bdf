/**
 * Work as people tell it who give it no name, by occupation: verbs in every form they are written in, then what they are done to, in the
 * singular. One of the verbs, up to two other words, and one of the things make the occupation.
 */
export const describedWork = `
Baker | bake bakes baked baking naoka ninaoka | bread cake mandazi bun scone pastry mkate keki
Cook | cook cooks cooked cooking napika ninapika | food meal lunch rice ugali pilau chapati githeri chakula
Waiter | serve serves served serving | food drink customer table guest
Barber | cut cuts cutting shave shaves shaved shaving nanyoa ninanyoa | hair beard head nywele
Hairdresser | plait plaits plaited plaiting braid braids braided braiding weave weaves wove weaving fix fixes fixed fixing nasuka ninasuka | hair braid weave cornrow dreadlock lock nywele
Beautician | do does did doing paint paints painted painting | nail manicure pedicure facial makeup
Tailor | make makes made making sew sews sewed sewn sewing stitch stitches stitched stitching mend mends mended mending nashona ninashona | dress uniform suit clothes cloth curtain garment trouser shirt nguo sare
Shoe Maker | repair repairs repaired repairing make makes made making mend mends mended mending | shoe sandal boot viatu
Mason | lay lays laid laying build builds built building plaster plasters plastered plastering najenga ninajenga | brick block stone wall house foundation matofali nyumba
Plumber | fix fixes fixed fixing install installs installed installing repair repairs repaired repairing unblock unblocks unblocked unblocking | pipe toilet tap sink drain sewer tank geyser bomba mabomba
Electrician | install installs installed installing wire wires wired wiring repair repairs repaired repairing fix fixes fixed fixing | electricity wiring socket switch meter light house umeme
Welder | weld welds welded welding | gate window grill door frame metal steel
Carpenter | make makes made making build builds built building repair repairs repaired repairing | furniture bed chair table cupboard wardrobe sofa roof door
Painter | paint paints painted painting napaka ninapaka | house wall room building ceiling rangi
Mechanic | repair repairs repaired repairing service services serviced servicing fix fixes fixed fixing | car vehicle engine lorry truck brake gearbox gari magari
Motorcycle Mechanic | repair repairs repaired repairing service services serviced servicing fix fixes fixed fixing | motorbike motorcycle boda pikipiki
Phone Repair Technician | repair repairs repaired repairing fix fixes fixed fixing | phone smartphone screen simu
Car Wash Attendant | wash washes washed washing clean cleans cleaned cleaning | car vehicle matatu gari magari
Driver | drive drives drove driven driving naendesha ninaendesha | car vehicle van pickup staff gari
Lorry Driver | drive drives drove driven driving | lorry truck trailer tipper lori
Bus Driver | drive drives drove driven driving | bus basi
Matatu Driver | drive drives drove driven driving | matatu nissan
Boda Boda Rider | ride rides rode ridden riding naendesha ninaendesha | boda motorbike motorcycle pikipiki
Loader | load loads loaded loading offload offloads offloaded offloading carry carries carried carrying napakia | lorry truck sack container luggage mizigo
Nanny | look looks looked looking care cares cared caring nalea ninalea | child children baby toddler watoto mtoto
House Help | clean cleans cleaned cleaning cook cooks cooked cooking wash washes washed washing | family household clothes utensil
Cleaner | clean cleans cleaned cleaning sweep sweeps swept sweeping mop mops mopped mopping nasafisha ninasafisha | office floor toilet room compound ofisi choo
Security Guard | guard guards guarded guarding nalinda ninalinda | gate building compound premises bank plot geti mali
Gardener | cut cuts cutting trim trims trimmed trimming water waters watered watering | grass hedge lawn flower fence nyasi
Milker | milk milks milked milking nakamua ninakamua | cow goat ngombe
Poultry Attendant | feed feeds fed feeding keep keeps kept keeping nafuga ninafuga | chicken poultry layer broiler chick kuku
Farmer | grow grows grew grown growing plant plants planted planting farm farms farmed farming nalima ninalima | maize bean vegetable potato tomato tea coffee sukuma kale onion mahindi mboga
Farm Hand | pick picks picked picking pluck plucks plucked plucking weed weeds weeded weeding harvest harvests harvested harvesting | tea coffee flower maize vegetable farm chai
Fisherman | catch catches caught catching navua ninavua | fish samaki
Hawker | sell sells sold selling hawk hawks hawked hawking nauza ninauza | sweet sock clothes mitumba snack water peanut njugu nguo
Grocer | sell sells sold selling nauza ninauza | vegetable fruit tomato onion potato sukuma mboga matunda
Food Vendor | sell sells sold selling nauza ninauza | mandazi chapati chips samosa smokie githeri chakula
Shop Attendant | sell sells sold selling serve serves served serving | shop supermarket hardware duka dukani
Sales Representative | sell sells sold selling | phone product soap insurance shop retailer
M-Pesa Agent | run runs ran running operate operates operated operating | mpesa pesa
Storekeeper | count counts counted counting issue issues issued issuing receive receives received receiving | stock goods store bidhaa
Receptionist | answer answers answered answering welcome welcomes welcomed welcoming receive receives received receiving | phone call visitor guest wageni
Nurse | dress dresses dressed dressing give gives gave given giving treat treats treated treating nurse nurses nursed nursing | wound injection patient medicine sick wagonjwa
Teacher | teach teaches taught teaching nafundisha ninafundisha | pupil student class form school maths mathematics english kiswahili physics chemistry biology watoto wanafunzi
Photographer | take takes took taken taking shoot shoots shot shooting napiga ninapiga | photo picture wedding picha
`;
