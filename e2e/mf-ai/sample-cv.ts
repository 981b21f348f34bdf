/** A CV with strengths and faults. */
export const sampleCv = `BRIAN MWANGI KARIUKI
P.O. Box 1234, Thika | 0722 123 456 | brian.kariuki@example.com
Date of birth: 12/03/1994
Marital status: Married

CAREER OBJECTIVE
Hard-working team player seeking a challenging position in a reputable organisation.

WORK EXPERIENCE
Storekeeper, Tembo Foods, Thika
March 2021 - present
- Responsible for receiving goods from 14 suppliers
- Counted 3,200 items every month with a difference under 1 percent
- Stock cards were updated by me every day
- Trained 4 casual workers in FIFO and loading
- Responsible for the cleanliness of the store

Store Assistant, Kibo Traders, Nairobi
January 2018 - June 2019
- Assisted with packing of orders
- Loads lorries and checks delivery notes
- Recieved and checked goods

EDUCATION
Diploma in Supply Chain Management, Thika Technical Training Institute, 2014 - 2016
KCSE, Mang'u High School, 2013, B plain

SKILLS
Stock control, Excel, Forklift driving, Inventory management, Communication

REFEREES
Available on request
`;
