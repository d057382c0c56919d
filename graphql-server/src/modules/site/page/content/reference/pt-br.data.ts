import type { ReferencePages } from "../../site-text.ts";

/** The binding pages in Portuguese, for reference: the Japanese governs. No native speaker has read them yet. */
export const ptBr: ReferencePages = {
  TERMS: {
    title: "Termos de uso",
    lead: "As regras para usar o Kotoba Works. Para quem procura trabalho, buscar vagas, candidatar-se e trocar mensagens é sempre grátis.",
    sections: [
      {
        id: "scope",
        heading: "Art. 1. Aplicação",
        paragraphs: [
          "Estes termos valem entre {name} (“nós”), que opera o site de vagas Kotoba Works (“o serviço”), e todas as pessoas que o usam.",
          "Quem se cadastra como membro é “candidato”; a empresa cadastrada e seus responsáveis são “empresa”.",
        ],
      },
      {
        id: "service",
        heading: "Art. 2. O serviço",
        paragraphs: [
          "O serviço oferece vagas, candidaturas e mensagens, um teste de nível de japonês e vídeos de estudo. Somos um provedor registrado de informações de recrutamento (特定募集情報等提供事業者), conforme a Lei de Segurança do Emprego, número de registro {notificationNumber}.",
          "O serviço não é agência de emprego. A ordem das vagas segue apenas uma fórmula publicada e as condições que o próprio candidato define; não escolhemos nem editamos o que cada pessoa vê. Quem decide a contratação é a empresa.",
        ],
      },
      {
        id: "registration",
        heading: "Art. 3. Cadastro",
        items: [
          "O cadastro se completa quando o e-mail é confirmado, os campos obrigatórios são preenchidos e estes termos e a [política de privacidade](/privacypolicy) são aceitos.",
          "Cada pessoa pode ter uma conta de candidato. Dados falsos ou de outra pessoa não são permitidos.",
          "A conta da empresa passa a valer depois que verificamos o número de pessoa jurídica e outros dados. Até lá, ela não pode publicar vagas.",
        ],
      },
      {
        id: "account",
        heading: "Art. 4. Sua conta",
        items: [
          "Guarde sua senha e não deixe ninguém usar sua conta.",
          "Se suspeitar de uso indevido, troque a senha imediatamente e [avise-nos](/contact).",
          "Nossa equipe nunca pede a senha por telefone ou e-mail.",
        ],
      },
      {
        id: "fees",
        heading: "Art. 5. O que o candidato paga",
        paragraphs: [
          "Buscar, ler, salvar, candidatar-se e trocar mensagens é grátis, sob qualquer título.",
          "Só produtos de estudo e de teste são pagos: tentativas de teste, certificados e vídeos de estudo. Comprar ou não comprar não muda as vagas que você vê, a candidatura nem a seleção. Conteúdo e preços estão nas [informações legais](/law).",
        ],
      },
      {
        id: "posting",
        heading: "Art. 6. Vagas",
        items: [
          "A empresa informa funções, local, salário, horário, duração do contrato, alcance das mudanças e tudo o que a lei exige, de forma correta e atual.",
          "Condições ilegais por idade, sexo, nacionalidade e similares não podem ser escritas.",
          "Revisamos cada vaga antes da publicação e a devolvemos quando falta algo ou há algo ilegal. Também podemos suspender uma vaga depois.",
          "Quando o recrutamento termina ou os dados mudam, a empresa encerra ou atualiza a vaga sem demora.",
        ],
      },
      {
        id: "application",
        heading: "Art. 7. Candidaturas e mensagens",
        items: [
          "Ao se candidatar, o perfil, as respostas e os documentos mostrados na tela vão somente para aquela empresa.",
          "A empresa os usa apenas na seleção daquela vaga e procura responder em até 14 dias.",
          "A empresa não pode perguntar o que a seleção não exige, como domicílio de registro, família, religião e crenças.",
          "Antes de assinar o contrato de trabalho, confirme sempre as condições por escrito com a empresa.",
        ],
      },
      {
        id: "exam",
        heading: "Art. 8. Nível de japonês",
        paragraphs: [
          "O resultado do teste é uma estimativa por método próprio, mostrada em probabilidades como “N3 (84% de ser N3 ou acima)”. Não é um resultado oficial do exame JLPT. Até que a dificuldade das questões seja verificada com respostas de pelo menos 200 pessoas por nível, os resultados são provisórios e não vendemos certificados. Um teste pago nesse período dá direito a uma repetição grátis. Um teste marcado como duvidoso pode ser repetido de graça.",
          "É proibido deixar outra pessoa fazer o teste e gravar ou divulgar questões.",
        ],
      },
      {
        id: "permission",
        heading: "Art. 9. Permissão de trabalho",
        paragraphs: [
          "“Status de residência e este trabalho”, em cada vaga, é gerado automaticamente a partir do seu cadastro e de regras publicadas. É informação, não garantia, e ninguém tem a candidatura recusada por isso.",
          "Você e a empresa fazem a verificação final pelo cartão de residência (在留カード) ou consultando a Agência de Imigração.",
        ],
      },
      {
        id: "gift",
        heading: "Art. 10. Sem prêmio por contratação",
        paragraphs: [
          "Não damos dinheiro nem vales a candidatos por se candidatarem ou serem contratados, e a empresa não pode prometê-los pelo serviço.",
        ],
      },
      {
        id: "prohibited",
        heading: "Art. 11. Proibições",
        items: [
          "Atos contra a lei ou a ordem pública; atrair pessoas para crimes ou trabalho ilegal",
          "Vagas falsas, vagas que não existem ou passar-se por outra empresa",
          "Usar dados pessoais obtidos aqui fora da seleção, ou repassá-los",
          "Assédio, discriminação, aliciamento, publicidade, campanha religiosa ou política",
          "Coleta automática em massa, sobrecarga do serviço e acesso não autorizado",
        ],
      },
      {
        id: "suspension",
        heading: "Art. 12. Suspensão",
        paragraphs: [
          "Quando estes termos são violados, ou há bom motivo para crer nisso, podemos suspender uma vaga ou conta. Salvo em emergência, informamos o motivo e damos oportunidade de explicação.",
        ],
      },
      {
        id: "leaving",
        heading: "Art. 13. Encerramento da conta",
        paragraphs: [
          "O candidato pode encerrar a conta a qualquer momento. Durante 30 dias, fazer login desfaz o pedido. Depois, nomes, contatos, perfil e documentos são apagados.",
          "A empresa pode sair depois de encerrar suas vagas e candidaturas abertas e avisar os candidatos.",
        ],
      },
      {
        id: "rights",
        heading: "Art. 14. Direitos",
        paragraphs: [
          "Textos, questões, vídeos, imagens e programas do serviço pertencem a nós ou a seus titulares. O que os usuários escrevem e enviam continua deles; usamos apenas o necessário para operar o serviço.",
        ],
      },
      {
        id: "liability",
        heading: "Art. 15. Responsabilidade",
        items: [
          "Revisamos as vagas e mantemos as informações atuais, mas não garantimos a contratação nem que cada vaga esteja certa em tudo.",
          "Se formos responsáveis por um dano, indenizamos o dano direto normal até o preço dos produtos pagos (para empresas: as taxas dos últimos 12 meses).",
          "Esse limite não vale em caso de dolo ou culpa grave nossa, nem onde a lei não permite.",
        ],
      },
      {
        id: "change",
        heading: "Art. 16. Mudanças",
        paragraphs: [
          "O serviço pode parar para manutenção ou por desastres. Pausas planejadas são anunciadas nas [avisos](/news).",
          "Quando estes termos mudam, avisamos o que muda e desde quando, em regra com 14 dias de antecedência, no site e por e-mail. Mudanças desfavoráveis ao usuário exigem motivo razoável.",
        ],
      },
      {
        id: "antisocial",
        heading: "Art. 17. Forças antissociais",
        paragraphs: [
          "O usuário declara não ser força antissocial (反社会的勢力) nem ter ligação com elas. Caso contrário, podemos encerrar o contrato imediatamente.",
        ],
      },
      {
        id: "court",
        heading: "Art. 18. Lei e foro",
        paragraphs: [
          "Aplica-se a lei japonesa. O foro acordado em primeira instância é o Tribunal Distrital ou o Tribunal Sumário de Tóquio; o candidato também pode recorrer ao tribunal que a lei lhe abre como consumidor.",
          "As traduções e o texto em japonês fácil ajudam a entender. Havendo diferença, vale o texto em japonês.",
        ],
      },
      {
        id: "contact",
        heading: "Art. 19. Contato",
        paragraphs: [
          "Dúvidas e reclamações sobre estes termos ou sobre uma vaga: pelo [contato](/contact) ou com {complaintDesk} (telefone {phone}, {phoneHours}).",
        ],
      },
    ],
  },
  PRIVACY: {
    title: "Política de privacidade",
    lead: "O que fazemos com dados pessoais e como os protegemos. Seu perfil só chega a uma empresa quando você se candidata a ela.",
    sections: [
      {
        id: "who",
        heading: "1. Responsável",
        paragraphs: [
          "A empresa abaixo trata dados pessoais conforme a Lei de Proteção de Informações Pessoais e a Lei de Segurança do Emprego.",
        ],
        facts: [
          ["Empresa", "{name}\nRepresentante: {representative}"],
          ["Endereço", "{postalCode} {address}"],
          ["Encarregado de dados pessoais", "{privacyOfficer}"],
        ],
      },
      {
        id: "what",
        heading: "2. O que guardamos",
        paragraphs: [
          "Não coletamos o que a seleção não exige: domicílio de registro ou local de nascimento, família, religião, crenças, partido, sindicato, histórico médico. Não perguntamos a nacionalidade e não recebemos imagem do cartão de residência. Os dados vêm diretamente de você.",
        ],
        items: [
          "Cadastro: nome, leitura, nome em letras latinas, e-mail, senha (guardada de forma que não pode ser lida)",
          "Perfil: data de nascimento, contato, endereço, formação e experiência, preferências, permissão de trabalho (status, validade, permissão para outras atividades), certificados de japonês e nível declarado, foto, currículo e outros arquivos",
          "Uso: vagas salvas, candidaturas e andamento, mensagens, respostas e resultados de testes, progresso nos estudos, compras",
          "Registros técnicos: logins, operações, endereço IP, tipo de navegador",
        ],
      },
      {
        id: "purpose",
        heading: "3. Para que usamos",
        paragraphs: ["Cadastro, identificação e proteção do login"],
        items: [
          "Buscar vagas, mostrar como combinam com as condições que você definiu, orientações sobre permissão de trabalho",
          "Enviar sua candidatura à empresa escolhida e a conversa sobre ela",
          "Medir o nível de japonês, certificados, vídeos de estudo",
          "Cobrar produtos pagos e emitir recibos",
          "Avisos, e-mails sobre novas vagas (só se você pedir), resposta a dúvidas e reclamações",
          "Impedir uso indevido, e estatísticas para melhorar o serviço (sem identificar ninguém)",
          "Relatórios exigidos por lei (o relatório anual de 1º de junho contém só números)",
          "Para qualquer outro fim, pedimos antes o seu consentimento. Não rastreamos para publicidade e não vendemos dados pessoais.",
        ],
      },
      {
        id: "third-party",
        heading: "4. Fornecimento a terceiros",
        paragraphs: [
          "A empresa só recebe seus dados quando você se candidata à vaga dela, depois de ver o que é enviado e concordar. Empresas às quais você não se candidatou não podem buscar membros nem ver perfis.",
          "Fora isso, os dados só são fornecidos quando a lei exige, ou para proteger vida, corpo ou bens quando é difícil obter o consentimento.",
        ],
      },
      {
        id: "entrust",
        heading: "5. Quem trabalha para nós",
        paragraphs: [
          "Os dados do cartão são digitados no campo do próprio provedor de pagamento. Nunca recebemos o número; guardamos só bandeira, quatro últimos dígitos e validade. Quem envia e-mails ou opera servidores para nós o faz sob contrato e nossa supervisão.",
        ],
      },
      {
        id: "retention",
        heading: "6. Por quanto tempo guardamos",
        facts: [
          ["Dados de membro", "Apagados 30 dias depois do pedido de encerramento (até lá você pode desfazê-lo)."],
          ["Candidaturas", "Quando o membro é apagado, o que o identifica (nome, contato, documentos) é apagado. Os totais ficam."],
          ["Rascunhos de candidatura", "Apagados quando você se candidata ou quando o membro é apagado."],
          ["Consultas", "Apagadas um ano depois de recebidas."],
          ["Compras e recibos", "Guardados pelo prazo da lei tributária (7 anos)."],
          ["Dados de login", "Apagados quando vencem."],
          [
            "Registros de operação",
            "Para investigar uso indevido guardamos horário, tipo de operação, número de membro e endereço IP, sem nomes nem contatos.",
          ],
        ],
      },
      {
        id: "security",
        heading: "7. Segurança",
        items: [
          "Todo o tráfego é criptografado. Conteúdo sigiloso, como o texto de e-mails, é guardado criptografado.",
          "As senhas são guardadas de forma irreversível (Argon2id); erros repetidos são recusados por algum tempo.",
          "Candidatos, empresas e administradores têm contas separadas; o servidor limita quem vê o quê, e as operações são registradas.",
          "As fotos enviadas são refeitas e perdem dados como o local onde foram tiradas. Os arquivos só ficam abertos a você e às empresas às quais se candidata.",
          "Em caso de vazamento, comunicamos à Comissão de Proteção de Informações Pessoais conforme a lei (primeiro relatório em 3 a 5 dias, relatório completo em 30, ou 60 após um ataque) e avisamos as pessoas afetadas.",
        ],
      },
      {
        id: "cookies",
        heading: "8. Cookies e armazenamento do navegador",
        paragraphs: [
          "Usamos só cookies que mantêm você conectado e o armazenamento do navegador para o idioma e uma consulta não enviada. Não há cookies de publicidade nem medição compartilhada com outros sites.",
        ],
      },
      {
        id: "requests",
        heading: "9. Acesso, correção, suspensão de uso, exclusão",
        paragraphs: [
          "Você pode ver e corrigir seu [perfil](/user/member/view) e [encerrar a conta](/user/cancel) por conta própria a qualquer momento.",
          "Para outros pedidos — acesso, correção, acréscimo, suspensão de uso, exclusão, suspensão de fornecimento e os registros dele — use o [contato](/contact?category=PERSONAL_DATA) e escolha “Pedido sobre dados pessoais”. Confirmamos sua identidade pelo e-mail cadastrado e respondemos em regra em duas semanas. É grátis.",
        ],
      },
      {
        id: "age",
        heading: "10. Menores de idade",
        paragraphs: [
          "Não é possível se cadastrar antes do 31 de março seguinte ao seu 15º aniversário. Com menos de 18 anos, obtenha antes o consentimento do responsável.",
        ],
      },
      {
        id: "change",
        heading: "11. Mudanças",
        paragraphs: [
          "Quando esta política muda, avisamos o que e desde quando, em regra com 14 dias de antecedência, no site e por e-mail. Ampliar as finalidades exige seu consentimento.",
        ],
      },
      {
        id: "contact",
        heading: "12. Contato",
        paragraphs: ["Envie dúvidas e reclamações sobre dados pessoais para cá."],
        facts: [
          ["Atendimento", "{complaintDesk} (responsável: {complaintPerson})"],
          ["Telefone", "{phone} ({phoneHours})"],
          ["Formulário", "[Contato](/contact?category=PERSONAL_DATA)"],
        ],
      },
    ],
  },
  LAW: {
    title: "Informações legais (特商法)",
    lead: "O que a Lei de Transações Comerciais Específicas (特定商取引法) pede que mostremos sobre produtos pagos para candidatos: tentativas de teste, certificados, vídeos. Buscar, candidatar-se e trocar mensagens é grátis.",
    sections: [
      {
        id: "items",
        heading: "Informações",
        facts: [
          ["Vendedor", "{name}"],
          ["Responsável", "{manager}"],
          ["Endereço", "{postalCode} {address}"],
          ["Telefone", "{phone}\n{phoneHours}"],
          ["E-mail", "{email}\nVocê também pode usar o [formulário de contato](/contact)."],
          ["Preços", "{licencePrices}"],
          ["Outros custos", "A conexão à internet é por sua conta. Não há frete nem taxas."],
          ["Pagamento", "Cartão de crédito (com 3-D Secure 2)"],
          ["Quando se paga", "Uma vez, ao confirmar a compra. Nada se renova sozinho e nada mais é cobrado."],
          ["Entrega", "Disponível assim que o pagamento é concluído."],
          ["Validade da oferta", "Pelo preço da tela de compra, até a conclusão do pagamento."],
          [
            "Devoluções",
            "Por serem produtos digitais, não reembolsamos o que você já começou a usar. Em até 8 dias, sem uso, devolvemos o preço total quando você pede pelo [contato](/contact). Cobranças em dobro e produtos que não funcionam por nossa culpa são reembolsados a qualquer momento.",
          ],
          ["Requisitos", "Chrome, Edge, Safari ou Firefox atual. Vídeos e testes de audição precisam de som e 1 Mbps."],
          ["Número de registro de fatura", "{invoiceNumber}"],
        ],
      },
      {
        id: "free",
        heading: "O que é grátis",
        paragraphs: [
          "Buscar, ler, salvar, candidatar-se e trocar mensagens é grátis (Lei de Segurança do Emprego, artigo 43-3). Não comprar nada não muda a candidatura nem a seleção.",
        ],
      },
      {
        id: "companies",
        heading: "Para empresas",
        paragraphs: [
          "Os planos de publicação são negócios entre empresas, fora desta lei. Preço, prazo, renovação e cancelamento estão em [para empresas](/about_for_company) e na tela do pedido.",
        ],
      },
    ],
  },
  ACCESSIBILITY: {
    title: "Acessibilidade",
    lead: "Todas as pessoas devem poder encontrar trabalho e se candidatar aqui, com qualquer idade, deficiência, nacionalidade ou aparelho.",
    sections: [
      {
        id: "goal",
        heading: "Objetivo",
        paragraphs: ["O site não foi testado como a norma descreve, nem por terceiros. Quando for, o resultado estará aqui."],
        facts: [
          ["Abrangência", "Todas as telas deste site"],
          ["Norma", "JIS X 8341-3:2016, que traz os critérios da WCAG 2.0; buscamos também o nível AA da WCAG 2.1 e 2.2"],
          ["Nível buscado", "Alinhado ao nível AA"],
          ["Como verificamos", "Verificação automática (axe) das telas principais, exibição em 390 e 1280 pixels"],
        ],
      },
      {
        id: "done",
        heading: "O que fazemos",
        items: [
          "Fazemos tudo funcionar só com o teclado, e uma moldura mostra onde você está.",
          "Usamos cores com contraste mínimo de 4,5 entre texto e fundo. Você pode escolher tela clara ou escura.",
          "Você pode escolher japonês fácil, leitura acima dos kanji e oito idiomas.",
          "A cor sozinha nunca traz o significado. Os erros dizem em palavras o que mudar e onde.",
          "O movimento para em aparelhos que pedem menos movimento.",
          "Os vídeos têm legendas. Você pode fazer o teste sem a parte de audição.",
        ],
      },
      {
        id: "open",
        heading: "O que ainda falta",
        items: [
          "Nem todas as telas foram testadas só com teclado e leitor de tela.",
          "Os PDFs de candidatura e de cobrança não indicam ao leitor de tela o que são títulos e tabelas. O mesmo conteúdo pode ser lido na tela.",
          "Arquivos que as empresas anexam às mensagens podem não funcionar com leitores de tela.",
        ],
      },
      {
        id: "contact",
        heading: "Se algo for difícil de usar",
        paragraphs: [
          "Avise pelo [formulário de contato](/contact) ou por telefone: {phone} ({phoneHours}). Damos o que você precisa de outra forma.",
        ],
      },
    ],
  },
  DATA_SHARING: {
    title: "Dados enviados a terceiros",
    lead: "Ver este site não envia nada a nenhuma outra empresa. Algo só é enviado quando você faz uma das coisas abaixo.",
    sections: [
      {
        id: "none",
        heading: "Enquanto você só olha",
        paragraphs: [
          "Não usamos publicidade, análise de acesso nem botões sociais de outras empresas. Imagens, fontes e dados de lugares vêm todos deste site.",
        ],
      },
      {
        id: "card",
        heading: "Quando você abre uma tela que pede cartão",
        paragraphs: [
          "Os números de cartão nunca passam por nossos servidores. O programa dessa empresa só é carregado quando se abre uma tela com campo de cartão.",
        ],
        facts: [
          ["Enviado a", "Stripe, Inc., que processa pagamentos para as empresas de cartão"],
          ["O quê", "Os dados do cartão que você digita, seu endereço IP, dados do navegador e do aparelho e o que você faz nessa tela"],
          ["Para quê", "Pagamento e prevenção de fraude"],
        ],
      },
      {
        id: "account",
        heading: "Quando você entra com outra conta",
        paragraphs: ["O botão leva você à página dessa empresa. Nada é enviado se você não o apertar."],
        facts: [
          ["Enviado a", "A empresa que você escolhe (Google LLC ou LY Corporation)"],
          ["O quê", "Que você quer entrar a partir deste site, seu endereço IP, dados do navegador"],
          ["Para quê", "Confirmar que é você"],
        ],
      },
      {
        id: "links",
        heading: "Links para outros sites",
        paragraphs: [
          "Outros sites seguem regras próprias. Não informamos a eles de que página você veio. Como tratamos dados pessoais está na [política de privacidade](/privacypolicy).",
        ],
      },
    ],
  },
  COMPANY_INFO: {
    title: "Empresa responsável",
    lead: "Quem opera o Kotoba Works, nosso registro como provedor de informações de recrutamento, como mantemos as vagas verdadeiras e onde reclamar.",
    sections: [
      {
        id: "company",
        heading: "A empresa",
        facts: [
          ["Nome", "{name}"],
          ["Representante", "{representative}"],
          ["Fundação", "{establishedOn}"],
          ["Endereço", "{postalCode} {address}"],
          ["Telefone", "{phone} ({phoneHours})"],
          ["E-mail", "{email}"],
          ["Número de pessoa jurídica", "{corporateNumber}"],
          ["Número de registro de fatura", "{invoiceNumber}"],
          ["Número de registro de telecomunicações (電気通信事業の届出番号)", "{telecomNumber}"],
        ],
      },
      {
        id: "notification",
        heading: "Registro",
        paragraphs: [
          "Somos um provedor registrado de informações de recrutamento, conforme o artigo 43-2 da Lei de Segurança do Emprego. Não somos agência de emprego e não cobramos nada dos candidatos.",
        ],
        facts: [
          ["Número de registro (届出受理番号)", "{notificationNumber}"],
          ["Aceito em", "{notificationDate}"],
        ],
      },
      {
        id: "accuracy",
        heading: "Vagas verdadeiras",
        items: [
          "Cada vaga é revisada antes da publicação. Sem todos os itens que a lei exige — funções e alcance das mudanças, prazo, local, horário, salário, horas extras fixas, seguros, medidas contra o fumo passivo e outros — ela não pode ser publicada.",
          "Cada vaga informa o empregador, seu endereço e contato, as funções, o local e o salário.",
          "Discriminação por idade, sexo ou nacionalidade e salário abaixo do mínimo são barrados antes da publicação.",
          "Cada vaga mostra quando foi publicada e atualizada; as encerradas são fechadas sem demora.",
          "Quando alguém aponta um erro ou uma vaga encerrada, consultamos o empregador e corrigimos ou suspendemos.",
        ],
      },
      {
        id: "ranking",
        heading: "Ordem das vagas",
        paragraphs: [
          "As vagas são ordenadas por data, salário, prazo, combinação com suas palavras ou com as condições que você mesmo define. Ninguém pode pagar por um lugar melhor, e não promovemos vagas específicas.",
        ],
      },
      {
        id: "data",
        heading: "Dados pessoais",
        paragraphs: ["Finalidades, fornecimento, prazos e como fazer pedidos estão na [política de privacidade](/privacypolicy)."],
      },
      {
        id: "complaints",
        heading: "Reclamações",
        paragraphs: [
          "Se a vaga difere da realidade, avise por “Relatar um problema” na página dela ou pelo contato. Informamos o andamento da verificação em até 3 dias úteis.",
        ],
        facts: [
          ["Atendimento", "{complaintDesk}"],
          ["Responsável", "{complaintPerson}"],
          ["Telefone", "{phone} ({phoneHours})"],
          ["Formulário", "[Contato](/contact?category=POSTING)"],
        ],
      },
    ],
  },
};
